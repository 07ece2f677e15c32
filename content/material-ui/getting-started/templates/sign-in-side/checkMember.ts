export interface Mistakes {
  readonly member: string | null;
  readonly password: string | null;
}

export const NO_MISTAKES: Mistakes = { member: null, password: null };

/** A number such as A-107: the first letter is the voice. */
export function checkMember(member: string, password: string): Mistakes {
  return {
    member: /^[satb]-?\d{3}$/i.test(member.trim()) ? null : 'Your voice and three digits, such as A-107.',
    password: password.length >= 8 ? null : 'A password has at least 8 characters.',
  };
}
