export interface Order {
  readonly name: string;
  readonly email: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly method: 'card' | 'invoice';
  readonly card: string;
  readonly expiry: string;
  readonly code: string;
}

export type Field = keyof Order;
export type Mistakes = Partial<Record<Field, string>>;

export const emptyOrder: Order = {
  name: '',
  email: '',
  street: '',
  city: '',
  postcode: '',
  method: 'card',
  card: '',
  expiry: '',
  code: '',
};

/** What is wrong with the address, by field. Nothing else in the template knows the rules. */
export function checkAddress({ name, email, street, city, postcode }: Order): Mistakes {
  const mistakes: Mistakes = {};
  if (name.trim() === '') mistakes.name = 'Enter the name on the doorbell.';
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) mistakes.email = 'Enter an address like ada@allotment.example.';
  if (street.trim() === '') mistakes.street = 'Enter street and number.';
  if (city.trim() === '') mistakes.city = 'Enter a town.';
  if (!/^[\dA-Za-z -]{4,8}$/.test(postcode.trim())) mistakes.postcode = 'Enter 4 to 8 letters or digits.';
  return mistakes;
}

export function checkPayment({ method, card, expiry, code }: Order): Mistakes {
  const mistakes: Mistakes = {};
  if (method === 'invoice') return mistakes;
  if (card.replace(/\s/g, '').length !== 16) mistakes.card = 'A card number has 16 digits.';
  if (!/^(0[1-9]|1[0-2])\s?\/\s?\d{2}$/.test(expiry.trim())) mistakes.expiry = 'Enter month and year: 04/29.';
  if (!/^\d{3}$/.test(code.trim())) mistakes.code = 'Three digits, on the back.';
  return mistakes;
}

/** Groups of four digits, as they stand on the card. */
export function spaced(digits: string): string {
  return digits
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}
