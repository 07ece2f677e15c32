export default function BoxBasic() {
  return (
    <section aria-label="Notice" className="max-w-[360px] rounded-lg border border-dashed border-current p-4">
      The reading room closes at 17:00 on Friday.
    </section>
  );
}
