export interface Account {
  readonly station: string;
  readonly email: string;
  readonly password: string;
  readonly agreed: boolean;
}

export type Field = keyof Account;
export type Mistakes = Partial<Record<Field, string>>;

export const emptyAccount: Account = { station: '', email: '', password: '', agreed: false };

export const fields = ['station', 'email', 'password', 'agreed'] as const satisfies readonly Field[];

const LEAST = 8;

export function checkAccount({ station, email, password, agreed }: Account): Mistakes {
  const mistakes: Mistakes = {};
  if (station.trim().length < 3) mistakes.station = 'A name has at least three letters.';
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) mistakes.email = 'Enter an address like noor@valley.example.';
  if (password.length < LEAST) mistakes.password = `A password has at least ${LEAST} characters.`;
  if (!agreed) mistakes.agreed = 'Readings can only be shared with your consent.';
  return mistakes;
}

export interface Strength {
  /** From 0 to 4. */
  readonly level: number;
  readonly text: string;
}

const words = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;

/** Length counts more than odd characters. A server should look for known passwords as well. */
export function strengthOf(password: string): Strength {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const points = (password.length >= LEAST ? 1 : 0) + (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0);
  const level = points === 0 ? 0 : Math.min(4, points + (kinds >= 3 ? 1 : 0));
  return { level, text: words[level] ?? words[0] };
}
