import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { sectionExamples } from '@/sections/examples'
import type { SectionType } from '@/sections/section'
import { drawQueried } from './draw-section.ts'

/** The fields whose texts visitors read. */
const FIELDS = /^(title|text|question|name|label|quote|value|summary|note|caption)$/
/** What reads the lake, the clock or a highlighter while it is drawn. */
const WAITING = /^(articleIndex|codeSample)|Newsletter|[jJ]obs|[eE]vents|All kinds of text/
/** How many texts of an example its look leaves out. */
const HIDDEN: Record<string, number> = {
  'chart, No figures': 1,
  // Who said what: four quotes and names.
  'documentList, Word marks': 8,
  'guideIndex, Topics': 1,
  'guideIndex, Topics with long words, and one without guides': 2,
  'statBand, No title': 1,
  'stories, Cases': 1,
}

function textsIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return FIELDS.test(field) && value ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) =>
    textsIn(each, Array.isArray(value) ? field : name),
  )
}

const examples = (Object.keys(sectionExamples) as SectionType[]).flatMap((type) =>
  sectionExamples[type].map(({ name, section }) => [`${type}, ${name}`, section] as const),
)

test.each(examples.filter(([name]) => !WAITING.test(name)))(
  '%s: visitors find each of its texts',
  (name, section) => {
    const drawn = drawQueried(section)
    const attributes = drawn
      .querySelectorAll('[aria-label]')
      .map((element) => element.getAttribute('aria-label'))
    const words = (text: string) => parse(text).text.replace(/\s+/g, ' ')
    const shown = words([drawn.text, ...attributes].join(' '))
    const missing = textsIn(section).filter((text) => !shown.includes(words(text)))
    expect(missing).toHaveLength(HIDDEN[name] ?? 0)
    expect(drawn.toString()).not.toMatch(/null|undefined|NaN/)
  },
)
