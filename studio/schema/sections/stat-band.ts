import { BarChartIcon } from '@sanity/icons/BarChart'
import { defineType } from 'sanity'
import { line, list } from '../fields/define'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { lookField } from '../fields/look-field'
import { sectionPreview } from '../fields/short-fields'
import { EXAMPLE_SOURCE, items, toReplace } from '../starter'

/** How figures are set. The first look is the default. */
export const statBandLooks = [
  { title: 'Ledger: ruled rows of up to five', value: 'ledger' },
  { title: 'Row: side by side (dark)', value: 'row' },
  { title: 'Findings: numbered statements, one row each', value: 'findings' },
  { title: 'Lead: statements, the first one large', value: 'lead' },
]

/** Large figures. */
export const statBand = defineType({
  name: 'statBand',
  title: 'Band of figures',
  type: 'object',
  options: { sectionGroup: 'figures', alsoCalled: 'numbers' },
  icon: BarChartIcon,
  description: 'Large figures: a few on a band, or the numbered findings of a report.',
  initialValue: {
    title: 'In figures',
    figures: items(
      'figure',
      { value: '100', label: toReplace('Say what this number counts') },
      { value: '25%', label: toReplace('Say what this share is of') },
      { value: '3 days', label: toReplace('Say how long what takes') },
    ),
    source: EXAMPLE_SOURCE,
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields({ titleRequired: false }),
    lookField(statBandLooks),
    list('figures', 'Figures', 'figure', { required: 'Add at least one figure.' }),
    line('source', 'Source'),
    ...advancedFields,
  ],
  preview: sectionPreview('Band of figures', {
    items: 'figures',
    one: 'figure',
    untitled: 'figures.0.value',
  }),
})
