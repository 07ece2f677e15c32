const steps = ['Measure', 'Cut', 'Sand', 'Paint'];

export default function ResponsiveColumns() {
  return (
    <ol className="m-0 grid w-full list-none grid-cols-1 gap-2 p-0 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step} className="m-0 rounded-lg border border-solid border-current p-4">
          {index + 1}. {step}
        </li>
      ))}
    </ol>
  );
}
