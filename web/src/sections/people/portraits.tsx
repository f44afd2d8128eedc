import clsx from 'clsx'
import { Avatar } from '@/cards/avatar/avatar'
import type { PeopleProps } from '@/sections/people/to-people'

/** Large portraits on alternating sides, each with the whole story. */
export function Portraits({ people }: Pick<PeopleProps, 'people'>) {
  return (
    <ul className="border-t border-ink">
      {people.map(({ key, name, role, specialty, biography, portrait }, index) => (
        <li
          key={key}
          className={clsx(
            'grid items-center gap-x-14 gap-y-7 border-b border-line py-10 sm:grid-cols-[13rem_1fr] lg:py-14',
            index % 2 === 0 ? 'lg:grid-cols-[22rem_1fr]' : 'lg:grid-cols-[1fr_22rem]',
          )}
        >
          <Avatar
            name={name}
            portrait={portrait}
            drawn
            className={clsx('w-44 sm:w-full', index % 2 === 1 && 'lg:order-last')}
          />
          <div className="max-w-3xl">
            <h3 className="title-l text-ink">{name}</h3>
            <p className="mt-2 text-lead font-semibold text-ink">{role}</p>
            {biography && <p className="mt-5 text-lead">{biography}</p>}
            {specialty && (
              <p className="mt-5 border-l-2 border-lantern pl-4 text-small text-ink-mute">
                {specialty}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
