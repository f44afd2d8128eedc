import { defineField, type ObjectDefinition, type PreviewConfig } from 'sanity'
import { checkYear } from '../validation/date-rules'
import { adviseShowUntil, checkShowUntil, describeTimes } from '../validation/show-times'
import { siteTime } from '../validation/site-time'

const FIELDSET = 'showTimes'

/** From when and until when a section shows; without them always. Named in the site's web/src/sanity/read/shown-at.ts. */
const fields = [
  defineField({
    name: 'showFrom',
    title: 'Show from',
    type: 'datetime',
    options: siteTime,
    fieldset: FIELDSET,
    description: 'Empty: at once.',
    validation: (rule) => rule.custom(checkYear),
  }),
  defineField({
    name: 'showUntil',
    title: 'Show until',
    type: 'datetime',
    options: siteTime,
    fieldset: FIELDSET,
    description: 'Empty: no end.',
    validation: (rule) => [
      rule.custom(checkYear),
      rule.custom((until, { parent }) => checkShowUntil(until, parent)),
      rule.custom(adviseShowUntil).warning(),
    ],
  }),
]

/** A section type that an editor can show for a time only; its line in the list of sections says so. */
export function withShowTimes<Type extends ObjectDefinition>(type: Type): Type {
  const fieldset = {
    name: FIELDSET,
    title: 'When it shows',
    description: 'The section appears and goes by itself at these times. The page stays.',
    options: { collapsible: true, collapsed: true, columns: 2 },
  }
  return {
    ...type,
    fieldsets: [...(type.fieldsets ?? []), fieldset],
    fields: [...type.fields, ...fields],
    ...(type.preview && { preview: withTimesInPreview(type.preview) }),
  }
}

function withTimesInPreview({ select, prepare }: PreviewConfig): PreviewConfig {
  return {
    select: { ...select, showFrom: 'showFrom', showUntil: 'showUntil' },
    prepare: ({ showFrom, showUntil, ...selected }, options) => {
      const prepared = prepare?.(selected, options) ?? selected
      const times = describeTimes({ showFrom, showUntil })
      const subtitle = [times, prepared.subtitle].filter(Boolean).join(' · ')
      return { ...prepared, subtitle }
    },
  }
}
