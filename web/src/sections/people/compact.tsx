import clsx from 'clsx'
import { Avatar } from '@/cards/avatar/avatar'
import type { PeopleProps } from '@/sections/people/to-people'

/** Small portraits in a grid, with what to ask each of them. */
export function Compact({ people }: Pick<PeopleProps, 'people'>) {
  const columns = people.length % 4 === 0 ? 'xl:grid-cols-4' : 'lg:grid-cols-3'
  return (
    <ul className={clsx('grid gap-x-8 gap-y-10 sm:grid-cols-2', columns)}>
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
    </ul>
  )
}
