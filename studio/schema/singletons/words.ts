import { TranslateIcon } from '@sanity/icons/Translate'
import { defineField, defineType } from 'sanity'
import { sectionWords } from '../../../web/src/sections/section-words.gen'
import { type Place, placeholdersIn, type Word, wordProblem } from '../validation/words'
import { apiPictureWords } from './api-picture-words'
import { listWords } from './list-words'
import { pageWords } from './page-words'
import { pictureWords } from './picture-words'

const drawnWords = { ...pictureWords, ...apiPictureWords }

/** All words of the site outside of documents and sections, by place. */
export const places = { ...pageWords, ...listWords, ...sectionWords, ...drawnWords }

const EMPTY = 'The words around your content, by place. An empty field shows its default, in gray.'

const placeFields = (all: Record<string, Place>, group: string) =>
  Object.entries(all).map(([name, { title, words }], index) =>
    defineField({
      name,
      title,
      type: 'object',
      // Once for each group: Sanity does not show the description of a document.
      ...(index === 0 && { description: EMPTY }),
      group,
      options: { collapsible: true, collapsed: true },
      fields: Object.entries(words).map(wordField),
    }),
  )

function wordField([name, [title, text, use]]: [string, Word]) {
  const kept = placeholdersIn(text)
  const isLong = text.length > 60 || text.includes('\n')
  const notes = [
    use === 'spoken' && 'Only screen readers say it.',
    kept.length > 0 && `The site puts a value in place of ${kept.join(', ')}.`,
  ].filter(Boolean)
  return defineField({
    name,
    title,
    type: isLong ? 'text' : 'string',
    placeholder: text,
    ...(isLong && { rows: Math.max(3, text.split('\n').length) }),
    ...(notes.length > 0 && { description: notes.join(' ') }),
    validation: (rule) => rule.custom((value?: string) => wordProblem(value, text) ?? true),
  })
}

/** The words around content: labels of lists, pages, charts and drawn pictures. */
export const words = defineType({
  name: 'words',
  title: 'Words',
  type: 'document',
  icon: TranslateIcon,
  groups: [
    { name: 'pages', title: 'Pages', default: true },
    { name: 'sections', title: 'Sections and lists' },
    { name: 'pictures', title: 'Drawn pictures' },
  ],
  fields: [
    ...placeFields(pageWords, 'pages'),
    ...placeFields({ ...listWords, ...sectionWords }, 'sections'),
    ...placeFields(drawnWords, 'pictures'),
  ],
  preview: { prepare: () => ({ title: 'Words' }) },
})
