export default function PriceTag() {
  return (
    <p className="m-0 inline-flex items-baseline gap-2 rounded-xl bg-teal-50 px-4 py-2 text-[16px] text-teal-800 sm:text-[20px]">
      <strong>24 €</strong>
      <small className="text-[0.75em]">per month</small>
    </p>
  );
}
