import { Avatar } from '@/cards/avatar/avatar'
import type { PeopleProps } from '@/sections/people/to-people'

/** A ruled list: who, as what, for what. */
export function Roster({ people }: Pick<PeopleProps, 'people'>) {
  return (
    <ul className="border-t border-ink">
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
    </ul>
  )
}
