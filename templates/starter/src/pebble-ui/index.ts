// What users of the library import: each component and hook in here gets an API page, made from its types.
export { Button, type ButtonProps } from './Button';
