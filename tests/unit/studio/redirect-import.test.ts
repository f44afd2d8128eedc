import { describe, expect, test } from 'vitest'
import { planImport, type Stored } from '../../../studio/tools/redirects/plan-import'
import {
  type FileRow,
  MOST_ROWS,
  readRedirectFile,
  redirectFile,
} from '../../../studio/tools/redirects/redirect-file'
import { processorTimeOf } from '../../support/processor-time.ts'

const SITE = 'https://www.acme.example'
const read = (text: string) => readRedirectFile(new TextEncoder().encode(text), SITE)
const cellsOf = (rows: FileRow[]) => rows.map(({ from, to, permanent }) => [from, to, permanent])

const page = (path: string, id = `page${path.replaceAll('/', '-')}`) => ({
  _id: id,
  _type: 'page',
  title: `Title of ${path}`,
  path,
})
const redirect = (from: string, to: string | null, id = `from${from.replaceAll('/', '-')}`) => ({
  _id: id,
  _rev: 'r1',
  from,
  to,
  permanent: true,
})
const stored: Stored = {
  pages: [
    page('/'),
    page('/products/kyt'),
    page('/company/about'),
    page('/company/soon', 'drafts.page-soon'),
    page('/taken'),
  ],
  redirects: [
    redirect('/known', 'page-products-kyt'),
    redirect('/taken', 'page-company-about'),
    redirect('/draft', 'page-products-kyt', 'drafts.x'),
    redirect('/gone', 'page-gone'),
  ],
}

async function problemsOf(text: string, replaces = false) {
  const { rows, changes } = await planImport(read(text), stored, replaces)
  if (rows.some(({ state }) => state === 'problem')) expect(changes).toEqual([])
  return rows.map(({ row, state, problem }) => (state === 'problem' ? `${row}: ${problem}` : state))
}

describe('a file is read', () => {
  test.each([
    ['commas and CRLF', 'Old path,Leads to,Permanent\r\n/a,/b,no\r\n'],
    ['semicolons', 'Old path;Leads to;Permanent\n/a;/b;no\n'],
    ['tabs', 'Old path\tLeads to\tPermanent\n/a\t/b\tno'],
    ['a byte order mark', '\uFEFFOld path,Leads to,Permanent\n/a,/b,no'],
    ['quotes', '"Old path","Leads to","Permanent"\n"/a","/b","no"'],
    ['other names in another order', 'Type,Destination,Source URL\n302,/b,/a'],
    ['a separator as Excel reads it', 'sep=;\r\nOld path;Leads to;Permanent\r\n/a;/b;no'],
    ['no headings', '/a,/b,temporary'],
    [
      'blank lines, spaces and more columns',
      '\nold path , leads to,note,permanent\n\n /a , /b/ ,"x, ""y""\nz",0\n,,,\n',
    ],
    ['addresses of the site', `Old path,Leads to,Permanent\n${SITE}/a/,${SITE}/b,no`],
  ])('with %s', (_, text) => {
    expect(cellsOf(read(text))).toEqual([['/a', '/b', false]])
  })

  test('in the encodings that spreadsheets write', () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('/café;/b;yes', 'utf16le')])
    const windows = Uint8Array.from([...'/caf\u00e9;/b;yes'].map((letter) => letter.charCodeAt(0)))
    for (const bytes of [utf16, windows])
      expect(cellsOf(readRedirectFile(bytes, SITE))).toEqual([['/café', '/b', true]])
  })

  test('with the numbers of rows that a spreadsheet shows', () => {
    expect(read('Old path,Leads to\n\n/a,/b\n"/c","/d"').map(({ row }) => row)).toEqual([3, 4])
  })

  test.each([
    ['', 'The file is empty.'],
    ['Old path,Leads to\n', 'The file has a line of headings, but no redirects below it.'],
    ['Name,Price\nx,1', 'The columns are not known.'],
    ['PK\u0003\u0004\u0000\u0000xl/workbook.xml', 'This is not a CSV file.'],
    [`/a,/b\n${'/a,/b\n'.repeat(MOST_ROWS)}`, 'The file has 5,001 redirects.'],
    ['x'.repeat(6 * 1024 * 1024), 'The file has 6 MB.'],
  ])('or refused as a whole (%#)', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})

test('what is exported can be imported, and no cell is a formula', () => {
  const redirects = [
    { from: '/a, "b"', to: '/b', permanent: true, hits: 214 },
    { from: '=HYPERLINK("https://evil.example")', to: '@x', permanent: false },
    { from: '-1', to: '+1', permanent: true },
  ]
  const file = redirectFile(redirects)
  expect(file).toContain('"/a, ""b""","/b","yes",214\r\n')
  expect(file).toContain(`"'=HYPERLINK`)
  expect(file).not.toMatch(/(^|,)"?[=+\-@]/m)
  expect(cellsOf(read(file))).toEqual(
    redirects.map(({ from, to, permanent }) => [from, to, permanent]),
  )
})

describe('an import', () => {
  test('creates what is new, and leaves what is the same', async () => {
    const plan = await planImport(
      read('/old,/products/kyt,no\n/known,/products/kyt,301'),
      stored,
      false,
    )
    expect(plan.rows.map(({ state }) => state)).toEqual(['new', 'same'])
    expect(plan.changes).toEqual([
      {
        create: {
          _id: expect.stringMatching(/^redirect-[0-9a-f]{32}$/),
          _type: 'redirect',
          from: '/old',
          to: { _type: 'reference', _ref: 'page-products-kyt' },
          permanent: false,
        },
      },
    ])
    const again = await planImport(read('/old,/company/about'), stored, false)
    expect(again.changes[0]).toMatchObject({
      create: { _id: plan.changes[0] && idOf(plan.changes[0]) },
    })
  })

  test('leaves what is published like it, whatever its draft says', async () => {
    const edited = { ...redirect('/known', 'page-company-about'), _id: 'drafts.from-known' }
    const withDraft = { ...stored, redirects: [...stored.redirects, edited] }
    const { rows } = await planImport(read('/known,/products/kyt'), withDraft, false)
    expect(rows.map(({ state }) => state)).toEqual(['same'])
  })

  test('changes what exists only on request, and only in the revision that was read', async () => {
    expect(await problemsOf('/known,/company/about')).toEqual([
      '1: Another redirect already starts at /known. It leads to /products/kyt. Leave this row out, or turn on “Change redirects that exist”.',
    ])
    const { changes } = await planImport(
      read('/known,/company/about\n/gone,/products/kyt'),
      stored,
      true,
    )
    const to = (id: string) => ({ _type: 'reference', _ref: id })
    expect(changes).toEqual([
      {
        patch: {
          id: 'from-known',
          ifRevisionID: 'r1',
          set: { to: to('page-company-about'), permanent: true },
        },
      },
      {
        patch: {
          id: 'from-gone',
          ifRevisionID: 'r1',
          set: { to: to('page-products-kyt'), permanent: true },
        },
      },
    ])
    expect(await problemsOf('/draft,/company/about', true)).toEqual([
      '1: Another redirect already starts at /draft, and it is not published as it stands. Publish or discard it first.',
    ])
  })

  test.each([
    [
      'a page',
      '/company/about,/products/kyt',
      '“Title of /company/about” has the path /company/about: a redirect would hide it, or lead to itself.',
    ],
    ['a draft of a page', '/company/soon,/products/kyt', 'has the path /company/soon'],
    ['a path of the site', '/login,/products/kyt', 'The site itself uses /login'],
    ['an encoded path of the site', '/%6Cogin,/products/kyt', 'The site itself uses /%6Cogin'],
    ['the home page', '/,/products/kyt', 'The home page cannot be redirected.'],
    [
      'another site',
      'https://other.example/a,/products/kyt',
      'Enter the path only, without the domain: /a',
    ],
    ['no path', 'old page,/products/kyt', 'A path starts with a slash: /old page'],
    ['a query', '/a?b=c,/products/kyt', 'Leave out spaces'],
    ['an invisible letter', '/a\u202Eb,/products/kyt', 'Leave out spaces'],
    [
      '58 KB',
      `/${'x'.repeat(58 * 1024)},/products/kyt`,
      'This path has 59,393 characters; at most 300 are possible.',
    ],
    [
      'a quote that is not closed',
      '"/a,/products/kyt',
      'A quotation mark is opened and not closed',
    ],
    [
      'an unknown kind',
      '/a,/products/kyt,maybe',
      '“maybe” in the column Permanent is neither yes nor no.',
    ],
    ['no target', '/a,', 'This row has no target'],
    ['a target that is missing', '/a,/nowhere', 'No page has the path /nowhere.'],
    [
      'a target that is a draft',
      '/a,/company/soon',
      '“Title of /company/soon” at /company/soon is not published. Publish it first.',
    ],
    ['a screen as its target', '/a,/login', '/login is a screen of the site itself.'],
    [
      'a place on a page as its target',
      '/a,/products/kyt#plans',
      'leave out ? and # in /products/kyt#plans.',
    ],
    [
      'a target on another site',
      '/a,https://other.example/b',
      'https://other.example/b is not on this site.',
    ],
    ['a script as its target', '/a,javascript:alert(1)', 'is not on this site.'],
    [
      '58 KB as its target',
      `/a,/${'x'.repeat(58 * 1024)}`,
      'No page has a path as long as this target.',
    ],
    ['itself as its target', '/a,/a', 'This redirect leads in a circle (/a → /a)'],
    [
      'a stored redirect as its target',
      '/a,/known',
      '/known is redirected again (/a → /known → /products/kyt): choose the last page here.',
    ],
    [
      'a page that is redirected as its target',
      '/a,/taken',
      '/taken is redirected again (/a → /taken → /company/about)',
    ],
  ])('refuses %s', async (_, row, message) => {
    const [problem = ''] = await problemsOf(`Old path,Leads to,Permanent\n${row}`)
    expect(problem).toContain(message)
    expect(problem.length).toBeLessThan(300)
  })

  test('finds duplicates, circles and chains within the file', async () => {
    const rows = [
      '/a,/b',
      '/b,/c',
      '/c,/a',
      '/d,/e',
      '/e,/products/kyt',
      '/caf%C3%A9,/products/kyt',
      '/café,/company/about',
    ]
    const problems = await problemsOf(rows.join('\n'))
    expect(problems.slice(0, 3)).toEqual([
      '1: This redirect leads in a circle (/a → /b → /c → /a), so visitors see an error. Delete one of them.',
      expect.stringContaining('2: This redirect leads in a circle'),
      expect.stringContaining('3: This redirect leads in a circle'),
    ])
    expect(problems[3]).toContain('4: /e is redirected again (/d → /e → /products/kyt)')
    expect(problems.slice(4)).toEqual([
      'new',
      'new',
      '7: Row 6 starts at /café, too. Leave one of them out.',
    ])
  })

  test('of 5,000 rows that all lead to the next is checked at once', async () => {
    const rows = Array.from({ length: MOST_ROWS }, (_, at) => `/old-${at},/old-${at + 1}`)
    let problems: string[] = []
    const time = await processorTimeOf(async () => {
      problems = await problemsOf(rows.join('\n'))
    })
    expect(time).toBeLessThan(10)
    expect(problems.every((problem) => problem.length < 300)).toBe(true)
  })
})

const idOf = (change: object) => (change as { create: { _id: string } }).create._id
