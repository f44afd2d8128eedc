import type { Place } from '../validation/words'

/** What lists of documents, prices and charts say around their own texts, in any section. */
export const listWords = {
  prices: {
    title: 'Prices',
    words: { free: ['Price of zero', 'Free'] },
  },
  testimonials: {
    title: 'Testimonials',
    words: { rating: ['Rating', '{rating} out of {most} stars', 'spoken'] },
  },
  reports: {
    title: 'Reports',
    words: {
      published: ['Month of publication', 'Published {month}'],
      pages: ['Number of pages', 'Full edition: {pages} pages'],
      downloads: ['Number of downloads', '{downloads} downloads'],
      chartFile: ['In a list: the file of the charts’ figures', 'Chart data (CSV)'],
      chartFileOf: ['The same, with the report', 'Chart data of {title} (CSV)', 'spoken'],
      expected: ['Upcoming: before the date', 'Expected'],
      cite: ['Above the citation', 'How to cite'],
    },
  },
  reportFile: {
    title: 'Reports as PDF files',
    words: {
      offer: [
        'Page: what the download is',
        'The download is the web edition: {count} pages as PDF, with every chart, table and source of this page.',
      ],
      offerFull: [
        'Page: how to get the full edition',
        'The full edition of {pages} pages comes by email from our research team: tick its box in the form.',
      ],
      edition: ['Name of the edition', 'Web edition'],
      link: ['Link to the file', '{title}: web edition'],
      linkPages: [
        'Link to the file, if its length is known',
        '{title}: web edition, {count} pages',
      ],
      aboutFile: [
        'What the file holds',
        'This file holds what the report’s page shows: findings, charts and the numbers behind them, sources and method.',
      ],
      aboutFull: [
        'What the full edition is',
        'The full edition has {pages} pages. Our research team sends it by email: ask for it in the form on the report’s page.',
      ],
      contents: ['Contents', 'Contents'],
      numbering: ['Foot of each page', 'Page {page} of {total}'],
      inFull: ['Above the chapters of the full edition', 'In the full edition'],
      fullPage: ['Where the full edition says more', 'Full edition, page {page}'],
      tables: ['Tables behind the charts', 'The numbers behind the charts'],
      table: ['Name of a table', 'Table {number}. {title}'],
      sources: ['List of sources', 'Sources'],
      imprint: ['Imprint', 'About this report'],
      online: ['Before the web address', 'Online'],
      summary: ['Executive summary', 'Executive summary'],
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
      tableName: ['Table', '{title}: figures', 'spoken'],
      period: ['Table: column of periods', 'Period'],
      item: ['Table: column of names', 'Item'],
      comparison: ['Table: column of an unnamed comparison', 'Comparison'],
      note: ['Table: column of notes', 'Note'],
    },
  },
} satisfies Record<string, Place>
