import { UlistIcon } from '@sanity/icons/Ulist'
import {
  defineArrayMember,
  defineField,
  type ReferenceFilterResolver,
  type ValidationContext,
} from 'sanity'
import { apiVersion } from '../../env'
import { choice, line } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { recordingKinds, teams } from '../options'

/** How a list shows recordings, people or testimonials. The first look is the default. */
export const documentListLooks = [
  { title: 'List: one line each', value: 'list' },
  { title: 'Cards: a small portrait, or a drawn poster, each', value: 'cards' },
  { title: 'Portraits: people large, with biographies', value: 'portraits' },
  { title: 'Word marks: a quiet row, of testimonials', value: 'marks' },
]

/** The types of document that a list on a page can show. */
export const listedTypes = [
  { title: 'Products', value: 'product' },
  { title: 'Reports', value: 'report' },
  { title: 'Upcoming reports', value: 'upcomingReport' },
  { title: 'Guides', value: 'guide' },
  { title: 'Courses', value: 'course' },
  { title: 'Open positions', value: 'job' },
  { title: 'Upcoming events', value: 'event' },
  { title: 'Recordings', value: 'recording' },
  { title: 'People', value: 'person' },
  { title: 'Testimonials', value: 'testimonial' },
  { title: 'Company figures', value: 'companyFigure' },
]

type Parent = { what?: string; chosen?: Reference[]; team?: string }
type Reference = { _ref?: string; _key?: string }

const withLook = ['recording', 'person', 'testimonial']
const { shownIn } = fieldsByLook(listedTypes, 'what')

/** Offers documents of the type that the list shows. */
const ofListedType: ReferenceFilterResolver = ({ document, parentPath }) => {
  const key = parentPath.find((step) => typeof step === 'object' && '_key' in step)
  const sections = (document.sections ?? []) as (Parent & { _key: string })[]
  const section = sections.find(
    ({ _key }) => typeof key === 'object' && '_key' in key && _key === key._key,
  )
  return { filter: '_type == $what', params: { what: section?.what ?? '' } }
}

/** The site would not show a document of another type: the error points at it. */
async function checkListedType(chosen: Reference[] | undefined, context: ValidationContext) {
  const { what } = context.parent as Parent
  if (!what || !chosen?.length) return true
  const client = context.getClient({ apiVersion }).withConfig({ perspective: 'raw' })
  const others = await client.fetch<string[]>('*[_id in $ids && _type != $what]._id', {
    ids: chosen.map(({ _ref }) => _ref ?? ''),
    what,
  })
  const wrong = chosen.find(({ _ref }) => others.includes(_ref ?? ''))
  if (!wrong) return true
  return {
    message: `This list shows ${nameOf(what)} only. Remove this, or change what it lists.`,
    path: [{ _key: wrong._key ?? '' }],
  }
}

function checkSomeChosen(chosen: Reference[] | undefined, { parent }: ValidationContext) {
  const { what, team } = parent as Parent
  if (chosen?.length) return true
  if (what === 'guide') return 'Choose at least one: a list never shows all guides.'
  if (what === 'person' && !team) return 'Choose people here, or a team below.'
  return true
}

/** Documents of one type: those that an editor chose, or all. */
export const documentList = defineSection({
  name: 'documentList',
  title: 'List of …',
  options: { sectionGroup: 'lists', alsoCalled: 'people, jobs, events, products' },
  icon: UlistIcon,
  description: 'Products, reports, jobs, events, people … : all of them, or those that you choose.',
  initialValue: { title: 'Our products', what: 'product' },
  fields: [
    line('what', 'What it lists', {
      options: { list: listedTypes },
      required: 'Say what is listed.',
    }),
    defineField({
      name: 'chosen',
      title: 'Chosen ones',
      type: 'array',
      description:
        'In this order. Leave empty to show all: reports newest first, events soonest first, the others as they are ordered in the Studio’s list.',
      of: [
        defineArrayMember({
          type: 'reference',
          to: listedTypes.map(({ value }) => ({ type: value })),
          options: { filter: ofListedType },
        }),
      ],
      validation: (rule) => [
        rule.unique().error('One of these is there twice.'),
        rule.custom(checkSomeChosen),
        rule.custom(checkListedType),
      ],
    }),
    choice('kind', 'Kind', recordingKinds, {
      description: 'Which recordings are shown when none are chosen above.',
      hidden: shownIn('recording'),
      initialValue: 'webinar',
    }),
    line('team', 'Team', {
      description: 'Whose members are shown when no people are chosen above.',
      hidden: shownIn('person'),
      options: { list: teams },
    }),
    defineField({
      ...lookField(documentListLooks),
      hidden: shownIn(...withLook),
      validation: (rule) =>
        rule.custom((look, { parent }) => {
          const { what } = parent as Parent
          if (look === 'portraits' && what !== 'person')
            return 'Only people have portraits. Choose another look.'
          if (look !== 'marks' || what === 'testimonial') return true
          return 'Only testimonials have word marks. Choose another look.'
        }),
    }),
    defineField({
      name: 'action',
      title: 'Button of each report',
      type: 'action',
      description: 'A dialog gets the title of the report.',
      hidden: shownIn('report'),
      // Not `required`, which would ask for the button's own fields, too.
      validation: (rule) => rule.custom((value) => (value ? true : 'Set the button.')),
    }),
    line('note', 'Note', { hidden: shownIn('job') }),
    line('emptyText', 'When there are none', {
      hidden: shownIn('event', 'job'),
      required: 'Say what visitors read when there are none.',
    }),
  ],
  preview: {
    select: { title: 'title', what: 'what', look: 'look', chosen: 'chosen' },
    prepare: ({ title, what, look, chosen }) => {
      const count = Object.keys(chosen ?? {}).length
      const shown = count > 0 ? `${count} chosen` : 'all'
      const parts = [`List of ${nameOf(what)}`, withLook.includes(what) && look, shown]
      return { title, subtitle: parts.filter(Boolean).join(', ') }
    },
  },
})

function nameOf(what: unknown): string {
  return listedTypes.find(({ value }) => value === what)?.title.toLowerCase() ?? 'documents'
}
