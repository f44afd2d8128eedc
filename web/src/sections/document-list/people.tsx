import clsx from 'clsx'
import { type Person, toPeople } from '@/documents/person/person'
import type { Listed } from '@/sections/document-list/document-list.query'
import type { SectionOf } from '@/sections/section'
import { Avatar } from '@/ui/avatar'
import { FoldedList } from '@/ui/phone-fold'

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

/** A grid of small portraits, each with the person's specialty. */
function Cards({ people }: { people: readonly Person[] }) {
  const columns = people.length % 4 === 0 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'
  return (
    <FoldedList
      shown={people.length > 5 ? 4 : 5}
      className={clsx('grid gap-x-8 gap-y-10 sm:grid-cols-2', columns)}
    >
      {people.map(({ key, name, role, specialty, portrait }) => (
        <li key={key} className="flex gap-5">
          <Avatar name={name} portrait={portrait} className="w-16 self-start" />
          <div>
            <h3 className="title-s text-ink">{name}</h3>
            <p className="text-small text-ink-mute">{role}</p>
            {specialty && <p className="mt-2">{specialty}</p>}
          </div>
        </li>
      ))}
    </FoldedList>
  )
}

/** Large names, each with the biography beside it. */
function Portraits({ people }: { people: readonly Person[] }) {
  return (
    <ul className="border-t border-ink">
      {people.map(({ key, name, role, specialty, biography, portrait }) => (
        <li
          key={key}
          className="grid gap-x-16 gap-y-5 border-b border-line py-8 lg:grid-cols-[5fr_7fr] lg:py-12"
        >
          <div className="flex items-start gap-4 sm:gap-5">
            <Avatar
              name={name}
              portrait={portrait}
              className={portrait ? 'w-28 sm:w-36' : 'mt-1 w-12 sm:w-14'}
            />
            <div>
              <h3 className="title-l text-ink">{name}</h3>
              <p className="mt-1.5 font-semibold text-ink">{role}</p>
              {specialty && <p className="mt-3 text-small text-ink-mute">{specialty}</p>}
            </div>
          </div>
          {biography && <p className="max-w-prose text-lead">{biography}</p>}
        </li>
      ))}
    </ul>
  )
}

/** A ruled list of names, roles and responsibilities. */
function Roster({ people }: { people: readonly Person[] }) {
  return (
    <FoldedList shown={5} className="border-t border-ink">
      {people.map(({ key, name, role, specialty, biography, portrait }) => (
        <li
          key={key}
          className="grid grid-cols-[3rem_1fr] items-center gap-x-5 gap-y-1 border-b border-line py-4 lg:grid-cols-[3rem_3fr_3fr_6fr]"
        >
          <Avatar
            name={name}
            portrait={portrait}
            className="row-span-3 w-12 self-start lg:row-span-1"
          />
          <h3 className="title-s text-ink">{name}</h3>
          <p className="font-semibold text-ink">{role}</p>
          <p className="text-small">{biography ?? specialty}</p>
        </li>
      ))}
    </FoldedList>
  )
}
