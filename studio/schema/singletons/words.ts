import { TranslateIcon } from '@sanity/icons/Translate'
import { defineField, defineType } from 'sanity'
import { type Place, placeholdersIn, wordProblem } from '../validation/words'
import { pictureWords } from './picture-words'

/** What pages of one kind say around their own texts. */
const pages = {
  frame: {
    title: 'Header and search',
    words: {
      skip: ['Link that skips the menus', 'Skip to content'],
      menu: ['Button of the menus on a phone', 'Menu'],
      search: ['Search button', 'Search'],
      searchTitle: ['Search page: title', 'Search'],
      searchLabel: ['Search page: label of the field', 'What are you looking for?'],
      home: ['First breadcrumb', 'Home'],
    },
  },
  areas: {
    title: 'Breadcrumbs of areas without a page',
    words: {
      products: ['/products', 'Products'],
      solutions: ['/solutions', 'Solutions'],
      resources: ['/resources', 'Resources'],
      company: ['/company', 'Company'],
      legal: ['/legal', 'Legal'],
    },
  },
  reading: {
    title: 'Texts with headings and code',
    words: {
      contents: ['Table of contents', 'On this page'],
      copy: ['Button that copies code', 'Copy Code'],
      copied: ['After copying', 'Copied'],
      refused: [
        'When the browser refuses to copy',
        'The browser refused. The code is selected: press Ctrl+C or ⌘C.',
      ],
    },
  },
  articles: {
    title: 'Articles',
    words: {
      byline: ['Author', 'By {author}'],
      minutes: ['Reading time', '{minutes} min read'],
      previous: ['Link to the previous article', 'Previous'],
      next: ['Link to the next article', 'Next'],
      all: ['Link to the list', 'All of {list}'],
      open: ['Articles of a category that can be read', '{count} open to read'],
    },
  },
  guides: {
    title: 'Guides',
    words: {
      topic: ['Topic', 'Topic'],
      takes: ['Reading time: label', 'Takes'],
      minutesInGuide: ['Reading time', '{minutes} min, exercises included'],
      minutes: ['Reading time in lists', '{minutes} min'],
      exercises: ['Below a large reading time', 'with exercises'],
      updated: ['Date of the last change', 'Last updated'],
      next: ['Above the next guide', 'Next in {topic}'],
      helpTitle: ['At the end: title', 'Did not help?'],
      helpText: [
        'At the end: text',
        'Tell us where you are stuck. An engineer answers, not a script.',
      ],
      helpButton: ['At the end: button', 'Contact support'],
      search: ['Search button', 'Search'],
      popular: ['Before suggested searches', 'Popular searches:'],
    },
  },
  events: {
    title: 'Events',
    words: {
      date: ['Date', 'Date'],
      time: ['Time', 'Time'],
      place: ['Place', 'Place'],
      duration: ['Duration', 'Duration'],
      attendance: ['Attendance', 'Attendance'],
      included: ['What is included', 'Included'],
      price: ['Price', 'Price'],
      speakersInList: ['Speakers in lists', 'With {speakers}'],
      speaker: ['Title above one speaker', 'Speaker'],
      speakers: ['Title above several speakers', 'Speakers'],
      calendar: ['Link to the calendar file', 'Add to calendar'],
      over: ['After the event', 'This event is over.'],
      others: ['Title above other events', 'Also coming up'],
    },
  },
  jobs: {
    title: 'Open positions',
    words: {
      location: ['Location', 'Location'],
      employment: ['Type of employment', 'Employment'],
      salary: ['Salary', 'Salary'],
      skills: ['Skills', 'Skills'],
      posted: ['Date of posting', 'Posted'],
      openUntil: ['Closing date', 'Open until'],
      filled: ['After the closing date', 'This position has been filled.'],
      others: ['Title above other positions', 'Other open positions'],
    },
  },
  legal: {
    title: 'Legal pages',
    words: {
      updated: ['Before the date of the last change', 'Last updated'],
      versions: ['Title above earlier versions', 'Previous versions'],
      inForce: ['Link to an earlier version', 'In force from {date}'],
      notInForce: ['Earlier version: note', 'This version is no longer in force.'],
      period: ['Earlier version: period', 'It applied from {from} until {until}.'],
      current: ['Earlier version: link', 'Read the current version'],
    },
  },
} satisfies Record<string, Place>

/** What sections and lists say around their own texts. */
const sections = {
  reports: {
    title: 'Reports',
    words: {
      published: ['Month of publication', 'Published {month}'],
      pages: ['Number of pages', '{pages} pages'],
      downloads: ['Number of downloads', '{downloads} downloads'],
      expected: ['Upcoming: before the date', 'Expected'],
      cite: ['Above the citation', 'How to cite'],
    },
  },
  courses: {
    title: 'Courses',
    words: {
      hours: ['Length', '{hours} hours'],
      instructor: ['Instructor', 'Taught by {name}'],
      moduleHours: ['Length of a module', '{hours} h'],
    },
  },
  figures: {
    title: 'Charts and figures',
    words: {
      source: ['Source', 'Source: {source}'],
      page: ['Page of a report', 'Page {page}'],
      table: ['Link that opens the table', 'Show the figures as a table'],
      period: ['Table: column of periods', 'Period'],
      item: ['Table: column of names', 'Item'],
      comparison: ['Table: column of an unnamed comparison', 'Comparison'],
      note: ['Table: column of notes', 'Note'],
    },
  },
  profiles: {
    title: 'Profiles and alerts',
    words: {
      adoption: ['Adoption', 'Adoption'],
      volume: ['Volume of a region', 'Volume'],
      marketCap: ['Market of a country', 'Market cap'],
      keyFactors: ['Above the key factors', 'Key factors'],
      high: ['High risk', 'High risk'],
      medium: ['Medium risk', 'Medium risk'],
      low: ['Low risk', 'Low risk'],
      score: ['Score of an alert, for screen readers', 'Risk score'],
    },
  },
  board: {
    title: 'Board brief',
    words: {
      caption: ['Name of the table', 'Indicators against their limits'],
      indicator: ['Column: indicator', 'Indicator'],
      now: ['Column: value', 'This quarter'],
      before: ['Column: value before', 'Last'],
      limit: ['Column: limit', 'Limit'],
      standing: ['Column: standing', 'Standing'],
      within: ['Standing: within', 'Within appetite'],
      watch: ['Standing: watch', 'Watch'],
      outside: ['Standing: outside', 'Outside appetite'],
      changes: ['Above the changes', 'What has changed'],
      decisions: ['Above the decisions', 'For decision'],
    },
  },
  contact: {
    title: 'Contact details',
    words: {
      sales: ['Email of sales', 'Sales'],
      support: ['Email of support', 'Support'],
      press: ['Email for the press', 'Press'],
      privacy: ['Email for privacy requests', 'Privacy'],
      telephone: ['Phone', 'Phone'],
      hours: ['Hours', 'Hours'],
      post: ['Postal address', 'Post'],
    },
  },
  endpoints: {
    title: 'API endpoints',
    words: { body: ['Before the fields of a request', 'Body:'] },
  },
} satisfies Record<string, Place>

/** All words of the site outside of documents and sections, by place. */
export const places = { ...pages, ...sections, ...pictureWords }

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
      fields: Object.entries(words).map(([word, [wordTitle, text]]) =>
        wordField(word, wordTitle, text),
      ),
    }),
  )

function wordField(name: string, title: string, text: string) {
  const kept = placeholdersIn(text)
  return defineField({
    name,
    title,
    type: text.length > 60 ? 'text' : 'string',
    placeholder: text,
    ...(text.length > 60 && { rows: 3 }),
    // Only in attributes.
    ...(name === 'description' && { options: { copy: false } }),
    ...(kept.length > 0 && {
      description: `The site puts a value in place of ${kept.join(', ')}.`,
    }),
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
    ...placeFields(pages, 'pages'),
    ...placeFields(sections, 'sections'),
    ...placeFields(pictureWords, 'pictures'),
  ],
  preview: { prepare: () => ({ title: 'Words' }) },
})
