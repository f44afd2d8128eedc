import { defineArrayMember, defineField } from 'sanity'
import { icons } from '../icons'
import { articleAreas, pictures, tones } from '../options'

/** One of the icons that the site can draw. */
export const iconField = defineField({
  name: 'icon',
  title: 'Icon',
  type: 'string',
  options: { list: icons },
})

/** Where a document stands in lists that show all of its type. */
export const orderField = defineField({
  name: 'order',
  title: 'Place in lists',
  type: 'number',
  description: 'Smaller numbers come first.',
  initialValue: 100,
  validation: (rule) => rule.required().integer().min(0).error('Type a whole number, 0 or more.'),
})

/** A picture that the site draws itself; an uploaded image takes precedence. */
export const pictureField = defineField({
  name: 'picture',
  title: 'Drawn picture',
  type: 'string',
  description: 'Drawn by the site. An image below takes its place.',
  options: { list: pictures },
})

/** Short points, shown as a list with ticks. */
export const pointsField = defineField({
  name: 'points',
  title: 'Points',
  type: 'array',
  description: 'A few words each. Optional.',
  of: [defineArrayMember({ type: 'string' })],
  validation: (rule) => rule.unique().error('One of these points is there twice.'),
})

/** The ground of a band. */
export const toneField = defineField({
  name: 'tone',
  title: 'Ground',
  type: 'string',
  options: { list: tones, layout: 'radio', direction: 'horizontal' },
  initialValue: 'paper',
  validation: (rule) => rule.required().error('Choose a light or a dark ground.'),
})

/** Whether something belongs to the blog or to the news. */
export const articleAreaField = defineField({
  name: 'area',
  title: 'Belongs to',
  type: 'string',
  options: { list: articleAreas, layout: 'radio', direction: 'horizontal' },
  validation: (rule) => rule.required().error('Choose the blog or the news.'),
})

/** Says how many there are of what a preview has selected: “1 card”, “3 cards”. Previews get arrays as objects. */
export function countItems(items: object | undefined, one: string): string {
  const count = Object.keys(items ?? {}).length
  return `${count} ${count === 1 ? one : `${one}s`}`
}
