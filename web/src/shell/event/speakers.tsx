import { Avatar } from '@/cards/avatar/avatar'
import type { Person } from '@/content/person/person'

/** Who speaks, with what makes them worth hearing. */
export function Speakers({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="speakers" className="mt-14">
      <h2 id="speakers" className="title-m mb-5 text-ink">
        {people.length === 1 ? 'Speaker' : 'Speakers'}
      </h2>
      <ul className="border-t border-ink">
        {people.map(({ key, name, role, biography, specialty, portrait }) => (
          <li key={key} className="flex gap-5 border-b border-line py-6">
            <Avatar name={name} portrait={portrait} className="w-16 self-start" />
            <div>
              <h3 className="title-s text-ink">{name}</h3>
              <p className="text-small text-ink-mute">{role}</p>
              <p className="mt-2">{specialty ?? biography}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
