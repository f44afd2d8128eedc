import { defineField } from 'sanity'
import { icons } from '../options/icons'

/** One of the icons that the site can draw. */
export const iconField = defineField({
  name: 'icon',
  title: 'Icon',
  type: 'string',
  options: { list: icons },
})
