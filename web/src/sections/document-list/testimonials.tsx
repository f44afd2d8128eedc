import clsx from 'clsx'
import Link from 'next/link'
import { hrefForDocument } from '@/lib/document-path'
import type { Listed } from '@/sections/document-list/document-list.query'
import { FoldedList } from '@/ui/phone-fold'
import { Stars } from '@/ui/points'

type TestimonialsProps = { testimonials: readonly Listed<'testimonial'>[] }

/** Customer quotes: one over the whole width, the others below it; two stand side by side. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const hasLead = testimonials.length !== 2
  return (
    <FoldedList
      shown={1}
      names={testimonials.map(({ organization, name }) => organization || name)}
      kind="customers"
      className={clsx(
        'grid gap-x-16 gap-y-6 sm:gap-y-12',
        testimonials.length > 1 && 'lg:grid-cols-2',
      )}
    >
      {testimonials.map((testimonial, index) => {
        const isLead = hasLead && index === 0
        return (
          <li key={testimonial._id} className={clsx(isLead && 'lg:col-span-full')}>
            <Quote {...testimonial} isLead={isLead} />
          </li>
        )
      })}
    </FoldedList>
  )
}

type QuoteProps = Listed<'testimonial'> & { isLead: boolean }

function Quote({ quote, name, role, organization, rating, story, isLead }: QuoteProps) {
  const position = [role, organization].filter(Boolean).join(', ')
  const href = story ? hrefForDocument(story) : undefined
  return (
    <figure
      className={clsx(
        'flex h-full flex-col border-t border-ink pt-5 sm:pt-6',
        isLead && 'lg:grid lg:grid-cols-[9fr_3fr] lg:items-end lg:gap-x-16',
      )}
    >
      <div className="lg:col-span-2">
        <Stars rating={rating} />
      </div>
      <blockquote
        className={clsx(
          'mt-4 text-ink sm:mt-5',
          isLead
            ? 'font-serif text-[clamp(1.3125rem,0.95rem+1.6vw,2.25rem)] leading-tight font-medium tracking-tight'
            : 'sm:text-lead',
        )}
      >
        <p>“{quote.trim()}”</p>
      </blockquote>
      <figcaption className={clsx('text-small', isLead ? 'mt-5 sm:mt-8' : 'mt-4 sm:mt-5')}>
        <span className="block font-semibold text-ink">{name}</span>
        {position && <span className="block text-ink-mute">{position}</span>}
        {href && (
          <Link
            href={href}
            className="inline-block py-1 font-semibold text-ink underline decoration-lantern decoration-2 underline-offset-4 hover:decoration-ink"
          >
            Read the story
            {organization && <span className="sr-only"> of {organization}</span>}
          </Link>
        )}
      </figcaption>
    </figure>
  )
}
