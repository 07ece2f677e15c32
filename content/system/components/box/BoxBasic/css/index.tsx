import './styles.css';

export default function BoxBasic() {
  return (
    <section aria-label="Notice" className="notice-box">
      The reading room closes at 17:00 on Friday.
    </section>
  );
}
