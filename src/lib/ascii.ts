// Characters of ASCII by their codes, for what reads text byte by byte. Each is a constant of its own: esbuild writes its number
// wherever it is used, while what comes out of a list is a variable, which costs a load and a check for every byte.

export const SPACE = 32;
export const BANG = 33;
export const DOUBLE = 34;
export const AND = 38;
export const SINGLE = 39;
export const HYPHEN = 45;
export const DOT = 46;
export const SLASH = 47;
export const ZERO = 48;
export const TWO = 50;
export const SIX = 54;
export const NINE = 57;
export const SEMICOLON = 59;
export const LESS = 60;
export const EQUALS = 61;
export const GREATER = 62;
export const SMALL_A = 97;
export const SMALL_B = 98;
export const SMALL_C = 99;
export const SMALL_D = 100;
export const SMALL_F = 102;
export const SMALL_G = 103;
export const SMALL_H = 104;
export const SMALL_L = 108;
export const SMALL_P = 112;
export const SMALL_R = 114;
export const SMALL_T = 116;
export const SMALL_Z = 122;
/** Beyond it, nothing is ASCII. */
export const LAST_ASCII = 127;
/** Added to the code of a capital letter, it gives the small one. */
export const LOWER = 32;
