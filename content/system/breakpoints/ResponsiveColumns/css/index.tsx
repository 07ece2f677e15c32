import './styles.css';

const steps = ['Measure', 'Cut', 'Sand', 'Paint'];

export default function ResponsiveColumns() {
  return (
    <ol className="work-steps">
      {steps.map((step, index) => (
        <li key={step}>
          {index + 1}. {step}
        </li>
      ))}
    </ol>
  );
}
