import { NoSsr } from '@mui/base/NoSsr';

function Zone() {
  return <strong>{Intl.DateTimeFormat().resolvedOptions().timeZone}</strong>;
}

export default function ReaderZone() {
  return (
    <p>
      Departures are shown in{' '}
      <NoSsr fallback="local time">
        <Zone />
      </NoSsr>
      .
    </p>
  );
}
