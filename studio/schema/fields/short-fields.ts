import { orderRankField } from '@sanity/orderable-document-list'
import type { FieldDefinition } from 'sanity'
import { IconInput } from '../../components/choice-inputs'
import { icons } from '../icons'
import { articleAreas, pictures } from '../options'
import { dayOnSite } from '../validation/site-time'
import { choice, day, line, list } from './define'

/** An icon from the site's set. */
export const iconField = line('icon', 'Icon', {
  options: { list: icons },
  components: { input: IconInput },
})

/** The position of a document in a list that editors order by drag (structure/index.ts). */
export const rankField = (type: string): FieldDefinition<'string'> => ({
  ...(orderRankField({ type }) as FieldDefinition<'string'>),
  options: { shown: 'never' },
})

/** An illustration drawn by the site; an uploaded image takes precedence. */
export const pictureField = line('picture', 'Drawn picture', {
  description: 'Drawn by the site. An image below replaces it.',
  options: { list: pictures },
})

/** Short points, shown as a checklist. */
export const pointsField = list('points', 'Points', 'string', {
  validation: (rule) => rule.unique().error('One of these points appears twice.'),
})

/** Assigns a document to the blog or to the news. */
export const articleAreaField = choice('area', 'Belongs to', articleAreas, {
  required: 'Choose the blog or the news.',
})

/** Counts the items that a preview selected: “1 card”, “3 cards”. Sanity passes arrays to previews as objects. */
export function countItems(items: object | undefined, one: string): string {
  const count = Object.keys(items ?? {}).length
  return `${count} ${count === 1 ? one : `${one}s`}`
}

/** The preview of an item that is a title and a list: the title, and how many the list has. */
export const listPreview = (items: string, one: string) => ({
  select: { title: 'title', items },
  prepare: (found: { title?: string; items?: object }) => ({
    title: found.title || 'Without a title',
    subtitle: countItems(found.items, one),
  }),
})

type Counted = {
  /** The field that holds the items, and the word for one of them. */
  items: string
  one: string
  /** The field that stands for a title that is missing. */
  untitled?: string
}

/** Tells two sections of one type apart: by title, look and number of items. */
export function sectionPreview(type: string, { items, one, untitled }: Counted) {
  return {
    select: { title: 'title', look: 'look', items, ...(untitled && { untitled }) },
    prepare: (found: { title?: string; look?: string; items?: object; untitled?: string }) => ({
      title: found.title || found.untitled || type,
      subtitle: [type, found.look, countItems(found.items, one)].filter(Boolean).join(', '),
    }),
  }
}

/** When somebody should read a document again, to see whether it is still right. */
export const reviewField = day('reviewOn', 'Review on', {
  description: 'When somebody should check whether this is still right. Visitors do not see it.',
  rules: (rule) => [
    rule.custom((date: string | undefined) => checkReview(date, new Date())).warning(),
  ],
})

/** Returns that a review is due, or true. */
export function checkReview(date: string | undefined, today: Date): true | string {
  const isDue = date !== undefined && date < dayOnSite(today)
  if (!isDue) return true
  return `The review was due on ${date}. Check that everything is still right, then enter the date of the next review.`
}
