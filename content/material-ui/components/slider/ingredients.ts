export interface Ingredient {
  name: string;
  unit: string;
  perServing: number;
}

export const ingredients: Ingredient[] = [
  { name: 'Red lentils', unit: 'g', perServing: 75 },
  { name: 'Vegetable stock', unit: 'ml', perServing: 250 },
  { name: 'Carrots', unit: 'pcs', perServing: 0.5 },
  { name: 'Lemon juice', unit: 'tbsp', perServing: 0.5 },
];

export function amountFor({ perServing, unit }: Ingredient, servings: number) {
  return `${perServing * servings} ${unit}`;
}
