import { Details, type RowsProps, RowText } from '@/sections/feature-rows/row'

/** A large picture; the text stands in its margin, its points in small type. */
export function Margin({ rows }: RowsProps) {
  return (
    <div className="stack-10 sm:stack-16">
      {rows.map(({ key, title, text, points, media }) => (
        <div
          key={key}
          className="grid gap-x-12 gap-y-5 lg:grid-cols-[8fr_4fr] lg:grid-rows-[auto_1fr]"
        >
          <div className="border-t-2 border-lantern pt-4">
            <RowText title={title} text={text} />
          </div>
          <div className="min-w-0 self-start lg:order-first lg:row-span-2">{media}</div>
          <Details points={points}>
            <ul className="text-small">
              {points.map((point) => (
                <li key={point} dir="auto" className="border-t border-line py-2.5">
                  {point}
                </li>
              ))}
            </ul>
          </Details>
        </div>
      ))}
    </div>
  )
}

/** A picture with numbers on it, and the notes to these numbers. */
export function Annotated({ rows }: RowsProps) {
  return (
    <div className="stack-10 sm:stack-16">
      {rows.map(({ key, title, text, points, media, isNumbered }) => (
        <div
          key={key}
          className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]"
        >
          <div>
            <RowText title={title} text={text} />
          </div>
          <div className="min-w-0 self-start lg:order-first lg:row-span-2">{media}</div>
          <ol className="stack-5">
            {points.map((point, index) => (
              <li key={point} dir="auto" className="grid grid-cols-[auto_1fr] gap-x-4">
                {isNumbered && (
                  <span
                    aria-hidden="true"
                    className="grid size-7 place-items-center rounded-full bg-lantern text-small font-semibold text-ink tabular forced-colors:border"
                  >
                    {index + 1}
                  </span>
                )}
                <span className="pt-0.5">{point}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
