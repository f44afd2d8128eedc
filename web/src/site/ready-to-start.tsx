import { RequestCardTile } from '@/documents/action-button'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** The band that every page may end with: three ways to begin. */
export async function ReadyToStart() {
  const { readyToStart } = await getSiteSettings()
  if (!readyToStart) return null
  const { title, text, cards } = readyToStart
  return (
    <Band tone="ink">
      <SectionHeading title={title} text={text} layout="split" className="mb-14" />
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {cards.map(({ key, ...card }) => (
          <RequestCardTile key={key} {...card} />
        ))}
      </ul>
    </Band>
  )
}
