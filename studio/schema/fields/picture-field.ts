import { defineField } from 'sanity'
import { pictures } from '../options/pictures'

/** A picture that the site draws itself; an uploaded image takes precedence. */
export const pictureField = defineField({
  name: 'picture',
  title: 'Drawn picture',
  type: 'string',
  description: 'Drawn by the site. An image below takes its place.',
  options: { list: pictures },
})
