type JsonLinesProps = { fields: readonly (readonly [name: string, value: string])[] }

/** Fields as a flat piece of JSON, on a night-coloured ground. */
export function JsonLines({ fields }: JsonLinesProps) {
  return (
    <div>
      <div>{'{'}</div>
      {fields.map(([name, value], index) => (
        <div key={name} className="pl-5">
          <span className="text-on-night-soft">"{name}"</span>:{' '}
          <span className={value.startsWith('"') ? 'text-on-night' : 'text-lantern-bright'}>
            {value}
          </span>
          {index < fields.length - 1 && ','}
        </div>
      ))}
      <div>{'}'}</div>
    </div>
  )
}
