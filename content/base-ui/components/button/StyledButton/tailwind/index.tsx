import { Button, type ButtonProps } from '@mui/base/Button';

function FlatButton(props: ButtonProps) {
  return (
    <Button
      {...props}
      className="cursor-pointer rounded-lg border-0 bg-indigo-600 px-4 py-2 text-white [font:inherit] focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-indigo-500 active:bg-indigo-800 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:bg-current/12 [&.base--disabled]:text-inherit [&.base--disabled]:opacity-70"
    />
  );
}

export default function StyledButton() {
  return (
    <div className="flex flex-wrap gap-3">
      <FlatButton>Confirm</FlatButton>
      <FlatButton disabled>Disabled</FlatButton>
      <FlatButton disabled focusableWhenDisabled>
        Disabled, in the tab order
      </FlatButton>
    </div>
  );
}
