import type { PictureName } from '@/pictures/picture'
import { pictureOf, type RowsProps, RowText } from '@/sections/feature-rows/row'
import { PhoneFold } from '@/ui/phone-fold'

/** A large picture; the text stands in its margin, in small type. */
export function Margin({ rows }: RowsProps) {
  return (
    <div className="stack-10 sm:stack-16">
      {rows.map(({ key, title, text, points, media }) => (
        <div
          key={key}
          className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] xl:grid-cols-[minmax(0,9fr)_minmax(0,3.4fr)]"
        >
          <div className="border-t-2 border-lantern pt-4 lg:order-2">
            <RowText title={title} text={text} />
            <ul className="mt-4 text-small lg:mt-8">
              {points.map((point) => (
                <li key={point} dir="auto" className="border-t border-line py-2.5">
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <PhoneFold label={pictureOf({ title })}>
            <div className="min-w-0">{media}</div>
          </PhoneFold>
        </div>
      ))}
    </div>
  )
}

/** Where the notes of a drawing point to, in percent of its width and height, in the order of the points. */
const spots: { [Name in PictureName]?: readonly [x: number, y: number][] } = {
  'case-workspace': [
    [49, 41],
    [68, 46],
    [54, 74],
  ],
}

/** A picture with numbers on it, and the notes to these numbers; narrow screens have neither numbers nor spots. */
export function Annotated({ rows }: RowsProps) {
  return (
    <div className="stack-10 sm:stack-16">
      {rows.map(({ key, title, text, points, media, picture }) => (
        <div
          key={key}
          className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr]"
        >
          <div>
            <RowText title={title} text={text} />
          </div>
          <PhoneFold label={pictureOf({ title })}>
            <div className="relative min-w-0 self-start lg:order-first lg:row-span-2">
              {media}
              {points.map((point, index) => {
                const spot = picture && spots[picture]?.[index]
                if (!spot) return null
                return (
                  <span
                    key={point}
                    aria-hidden="true"
                    className={`absolute -translate-1/2 max-lg:hidden ${numberClass}`}
                    style={{ left: `${spot[0]}%`, top: `${spot[1]}%` }}
                  >
                    {index + 1}
                  </span>
                )
              })}
            </div>
          </PhoneFold>
          <ol className="stack-5">
            {points.map((point, index) => (
              <li key={point} dir="auto" className="lg:grid lg:grid-cols-[auto_1fr] lg:gap-x-4">
                <span aria-hidden="true" className={`max-lg:hidden ${numberClass}`}>
                  {index + 1}
                </span>
                <span className="pt-0.5">{point}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

const numberClass =
  'grid size-7 place-items-center rounded-full bg-lantern text-small font-semibold text-ink tabular forced-colors:border'
