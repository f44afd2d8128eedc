import { stegaClean } from '@sanity/client/stega'
import { sourceOf } from '@/content/drafts/source'
import { ActionButton } from '@/documents/action-button'
import { toCourse } from '@/documents/course/course'
import type { Listed } from '@/sections/document-list/document-list.query'
import { FoldedList } from '@/ui/phone-fold'

/** Courses as cards with lessons, terms and price. */
export function CourseSheets({ courses }: { courses: readonly Listed<'course'>[] }) {
  return (
    <FoldedList
      shown={2}
      names={courses.map(({ title }) => title)}
      kind="courses"
      className="grid gap-8 lg:grid-cols-2"
    >
      {courses.map((raw) => {
        const { key, context, ...course } = toCourse(raw)
        const { title, badge, summary, lessons, price, action } = course
        const { hours, students, level, certificate, instructor } = course
        const terms = [
          { field: 'hours', text: hours && `${hours} hours` },
          { field: 'students', text: students },
          { field: 'level', text: level },
          { field: 'certificate', text: certificate },
          { text: instructor && `Taught by ${instructor}` },
        ]
        return (
          <li key={key} className="flex flex-col border-t-4 border-ink bg-paper p-6 lg:p-10">
            <p className="mb-5 flex items-baseline justify-between gap-4">
              {price && (
                <span
                  {...(price.amount !== undefined && sourceOf(title, 'price.amount'))}
                  className="figure text-ink"
                >
                  {price.text}
                </span>
              )}
              {badge && (
                <span
                  {...sourceOf(title, 'badge')}
                  className="rounded-sm bg-lantern px-2 py-0.5 text-micro font-semibold tracking-wide text-ink forced-colors:border"
                >
                  {badge}
                </span>
              )}
            </p>
            <h3 className="title-l text-ink">{title}</h3>
            <p className="mt-3">{summary}</p>
            <ol className="mt-6 mb-8 list-decimal border-t border-line pt-5 pl-5">
              {lessons.map((lesson) => (
                <li key={lesson} className="py-1 pl-2">
                  {lesson}
                </li>
              ))}
            </ol>
            <ul className="mt-auto mb-8 grid gap-x-6 text-small sm:grid-cols-2">
              {terms.map(
                ({ field, text }) =>
                  text && (
                    <li
                      key={text}
                      {...(field && sourceOf(title, field))}
                      className="border-t border-line py-2 text-ink"
                    >
                      {field ? stegaClean(text) : text}
                    </li>
                  ),
              )}
            </ul>
            {action && (
              <div>
                <ActionButton action={action} context={context} />
              </div>
            )}
          </li>
        )
      })}
    </FoldedList>
  )
}
