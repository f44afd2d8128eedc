import { RequestCardTile } from '@/cards/request-card-tile'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { Container } from '@/ui/container'

/** The band that every page may end with: three ways to begin. */
export async function ReadyToStart() {
  const { readyToStart } = await getSiteSettings()
  if (!readyToStart) return null
  const { title, text, cards } = readyToStart
  return (
    <section className="bg-lantern-wash py-band">
      <Container>
        <div className="grid gap-x-16 gap-y-10 xl:grid-cols-[5fr_9fr]">
          <div>
            <h2 className="title-l text-ink">{title}</h2>
            <p className="mt-5 text-lead text-ink-soft">{text}</p>
          </div>
          <div className="grid gap-4 md:grid-cols-3">
            {cards.map(({ key, ...card }) => (
              <RequestCardTile key={key} {...card} />
            ))}
          </div>
        </div>
      </Container>
    </section>
  )
}
