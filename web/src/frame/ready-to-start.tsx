import { toAction } from '@/content/objects/action'
import { ActionButton } from '@/documents/action-button'
import { getSiteSettings, type SiteSettings } from '@/documents/settings/settings.query'
import { Band } from '@/ui/band'
import { Icon } from '@/ui/icon'
import { SectionHeading } from '@/ui/section-heading'

/** The band that every page may end with: three ways to start. */
export async function ReadyToStart() {
  const { readyToStart } = await getSiteSettings()
  if (!readyToStart) return null
  const { title, text, cards } = readyToStart
  return (
    <Band tone="ink">
      <SectionHeading
        title={title}
        text={text ?? undefined}
        layout="split"
        className="mb-6 sm:mb-14"
      />
      <ul data-print="no" className="grid gap-x-6 gap-y-3 md:grid-cols-3">
        {cards.map((card) => (
          <RequestCardTile key={card._key} {...card} />
        ))}
      </ul>
    </Band>
  )
}

type RequestCard = NonNullable<SiteSettings['readyToStart']>['cards'][number]

/** A way to get in touch, for dark backgrounds. */
function RequestCardTile({ icon, title, text, ...card }: RequestCard) {
  const action = toAction(card.action)
  return (
    <li className="flex flex-col rounded-lg bg-night-raised px-4 py-3 sm:p-6 lg:p-8">
      {icon && <Icon name={icon} className="mb-8 size-8 text-lantern max-sm:hidden" />}
      {title && <h3 className="title-m mb-2 text-on-night">{title}</h3>}
      <p className="mb-8 max-sm:hidden">{text}</p>
      {action && <ActionButton action={action} className="mt-auto w-full" />}
    </li>
  )
}
