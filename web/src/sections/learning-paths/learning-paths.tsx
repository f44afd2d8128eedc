import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import { toHeading } from '@/sections/heading'
import type { SectionOf, SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

/** Learning paths side by side, drawn to the scale of their hours. */
export function LearningPaths(section: SectionProps<'learningPaths'>) {
  const { anchor, ...heading } = toHeading(section)
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <ul className="grid gap-x-10 gap-y-14 lg:auto-cols-fr lg:grid-flow-col">
        {section.paths.map((path) => (
          <li key={path._key}>
            <PathDrawing path={path} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

type PathDrawingProps = { path: SectionOf<'learningPaths'>['paths'][number] }

/** One path; an hour has the same height on every path. */
function PathDrawing({ path }: PathDrawingProps) {
  const { title, text, hours, modules } = path
  return (
    <>
      <div className="border-t border-ink pt-5 lg:min-h-56">
        {title && <h3 className="title-m text-ink">{title}</h3>}
        {hours > 0 && <p className="figure mt-3 text-ink">{`${hours} hours`}</p>}
        {text && <p className="mt-3">{text}</p>}
      </div>
      <PhoneFold label={`${modules.length} modules`}>
        <ol className="mt-6">
          {modules.map((module, index) => (
            <li
              key={module._key}
              // The height comes from data, so it cannot be a class.
              style={{ minHeight: `${module.hours * 1.15}rem` }}
              className="relative border-l-2 border-ink pb-1 pl-7.5"
            >
              <span
                aria-hidden="true"
                className={clsx(
                  'absolute top-0 -left-[0.5625rem] size-4 rounded-full border-2 border-ink bg-paper',
                  index === 0 && 'bg-ink',
                )}
              />
              <p className="relative -top-1 leading-snug">
                <span className="font-semibold text-ink">{module.title}</span>{' '}
                <span
                  {...sourceOf(module.title, 'hours')}
                  className="text-small whitespace-nowrap text-ink-mute tabular"
                >
                  {`${module.hours} h`}
                </span>
                {module.text && <span className="mt-0.5 block text-small">{module.text}</span>}
              </p>
            </li>
          ))}
        </ol>
        <span
          aria-hidden="true"
          className="relative -left-[0.5625rem] -mt-px block size-5 rounded-full border-2 border-ink bg-lantern"
        />
      </PhoneFold>
    </>
  )
}
