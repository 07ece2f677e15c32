export interface Mistakes {
  readonly email: string | null;
  readonly password: string | null;
}

export const NO_MISTAKES: Mistakes = { email: null, password: null };

export function checkEmail(email: string): string | null {
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? null : 'Enter an address like wren@kiln.example.';
}

/** Says what is missing. Whether the password is right is for the server to say. */
export function checkSignIn(email: string, password: string): Mistakes {
  return { email: checkEmail(email), password: password === '' ? 'Enter your password.' : null };
}
