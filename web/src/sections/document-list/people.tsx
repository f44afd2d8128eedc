import clsx from 'clsx'
import { type Person, toPeople } from '@/documents/person/person'
import type { Listed } from '@/sections/document-list/document-list.query'
import type { SectionOf } from '@/sections/section'
import { Portrait } from '@/ui/portrait'

type PeopleProps = {
  people: readonly Listed<'person'>[]
  look: SectionOf<'documentList'>['look']
}

const looks: { [Look in PeopleProps['look']]?: typeof Roster } = {
  cards: Cards,
  portraits: Portraits,
}

/** People as a list, as cards or as portraits. */
export function People({ people, look }: PeopleProps) {
  const Look = looks[look] ?? Roster
  return <Look people={toPeople(people)} />
}

/** A grid of people, each with the specialty. */
function Cards({ people }: { people: readonly Person[] }) {
  const columns = people.length % 4 === 0 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'
  return (
    <ul className={clsx('grid gap-x-8 sm:grid-cols-2 sm:gap-y-5', columns)}>
      {people.map(({ key, name, role, specialty, portrait }) => (
        <li key={key} className="flex gap-5 border-t border-line py-4">
          <Portrait image={portrait} size="small" />
          <div>
            <h3 className="title-s text-ink">{name}</h3>
            <p className="text-small text-ink-mute">{role}</p>
            {specialty && <p className="mt-2">{specialty}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Large names, each with the biography beside it. */
function Portraits({ people }: { people: readonly Person[] }) {
  return (
    <ul className="border-t border-ink">
      {people.map(({ key, name, role, specialty, biography, portrait }) => (
        <li
          key={key}
          className="grid gap-x-16 gap-y-3 border-b border-line py-6 sm:gap-y-5 sm:py-8 lg:grid-cols-2 lg:py-12"
        >
          <div className="flex items-start gap-4">
            <Portrait image={portrait} size="large" />
            <div>
              {/* A size in which a name stays on one line beside the portrait. */}
              <h3 className="title-m text-ink xl:title-l">{name}</h3>
              <p className="mt-1.5 font-semibold text-ink">{role}</p>
              {specialty && <p className="mt-1 text-small text-ink-mute sm:mt-3">{specialty}</p>}
            </div>
          </div>
          {biography && <p className="max-w-prose xl:text-lead">{biography}</p>}
        </li>
      ))}
    </ul>
  )
}

/** A ruled list of names, roles and responsibilities. */
function Roster({ people }: { people: readonly Person[] }) {
  return (
    <ul className="border-t border-ink">
      {people.map(({ key, name, role, specialty, biography, portrait }) => (
        <li key={key} className="flex gap-5 border-b border-line py-4">
          <Portrait image={portrait} size="small" />
          <div className="grid min-w-0 grow items-baseline gap-x-8 gap-y-1 lg:grid-cols-[3fr_4fr_5fr]">
            <h3 className="title-s text-ink">{name}</h3>
            <p className="font-semibold text-ink">{role}</p>
            <p className="max-sm:text-small">{biography ?? specialty}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
