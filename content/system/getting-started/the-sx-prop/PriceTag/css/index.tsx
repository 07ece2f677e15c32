import './styles.css';

export default function PriceTag() {
  return (
    <p className="price-tag">
      <strong>24 €</strong>
      <small>per month</small>
    </p>
  );
}
