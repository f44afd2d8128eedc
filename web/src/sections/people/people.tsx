import type { ComponentType } from 'react'
import { Compact } from '@/sections/people/compact'
import { Portraits } from '@/sections/people/portraits'
import { Roster } from '@/sections/people/roster'
import type { PeopleLook, PeopleProps } from '@/sections/people/to-people'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

const looks: Record<PeopleLook, ComponentType<Pick<PeopleProps, 'people'>>> = {
  portraits: Portraits,
  compact: Compact,
  roster: Roster,
}

/** People, with as much room as their look gives them. */
export function People({ look, people, anchor, ...heading }: PeopleProps) {
  const Look = looks[look]
  return (
    <Band anchor={anchor} tone={look === 'roster' ? 'sunk' : 'paper'}>
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <Look people={people} />
    </Band>
  )
}
