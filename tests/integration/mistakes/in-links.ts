import { before, button, type Mistake, paragraph, reference, refused, warned } from './plant.ts'

const page = 'page-company-about'
const article = 'article-blog-three-bridges-in-nine-minutes'
const actions = (...buttons: object[]) => ({ 'sections[0].actions': buttons })
const to = (url: string) => actions(button({ target: 'url', url }))
const url = 'sections[0].actions[0].url'

const asking = (dialog: string, presets: Record<string, string>) =>
  button({
    target: 'dialog',
    dialog,
    presets: Object.entries(presets).map(([field, value]) => ({
      _type: 'preset',
      _key: field,
      field,
      value,
    })),
  })

export const mistakesInLinks: Mistake[] = [
  refused(
    'a link that runs code',
    page,
    to('javascript:alert(1)'),
    url,
    'Use a link that starts with https://',
  ),
  warned(
    'a page of this site as a web address',
    page,
    to('http://localhost:3000/company/careers'.replace('http:', 'https:')),
    url,
    'This is a page of this site',
  ),
  warned(
    'a page of this site as a pasted address in a text',
    article,
    {
      body: before(
        paragraph('Careers', {
          markDefs: [
            { _type: 'link', _key: 'l', href: 'https://www.localhost:3000/company/careers' },
          ],
        }),
      ),
    },
    'body[0].markDefs[0].href',
    'This is a page of this site',
  ),
  refused(
    'a preset that the form of the dialog does not know',
    page,
    actions(asking('technical-support', { urgency: 'urgent' })),
    'sections[0].actions[0].presets[0].field',
    'has no field “urgency”. It knows firstName',
  ),
  refused(
    'a button to a page that does not exist',
    page,
    actions(button({ target: 'document', document: reference('page-gone') })),
    'sections[0].actions[0].document',
    'Referenced document must be published',
  ),
  warned(
    'a button that leads nowhere',
    page,
    actions(button({ target: 'none' })),
    'sections[0].actions[0].target',
    'This button leads nowhere',
  ),
  refused(
    'an anchor that no section has',
    page,
    actions(button({ target: 'anchor', anchor: 'nowhere' })),
    'sections[0].actions[0].anchor',
    'No section of this page has the anchor “nowhere”',
  ),
  warned(
    'a place that the chosen page does not have',
    page,
    actions(
      button({ target: 'document', document: reference('page-pricing'), anchor: 'Questions' }),
    ),
    'sections[0].actions[0].anchor',
    'The chosen page has no anchor “Questions”, so this leads to its top. Choose one of: screening,',
  ),
  refused(
    'an anchor twice',
    page,
    { 'sections[2].anchor': 'purpose' },
    'sections[2].anchor',
    'A section above has the anchor “purpose”',
  ),
]
