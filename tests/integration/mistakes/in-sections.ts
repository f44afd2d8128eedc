import { before, type Mistake, reference, refused, repeatFirst, warned } from './plant.ts'

const page = 'page-company-about'
const article = 'article-blog-three-bridges-in-nine-minutes'
const image = (width: number, height: number, alt: string, more: object = {}) => ({
  _type: 'imageWithAlt',
  // Weak, because the lake has no such file.
  asset: { ...reference(`image-${'a'.repeat(40)}-${width}x${height}-png`), _weak: true },
  alt,
  ...more,
})
const portrait = (alt: string, more?: object) => ({ image: image(1600, 900, alt, more) })

/** Mistakes in the composition of a page: sections, items, images, charts, plans. */
export const mistakesInSections: Mistake[] = [
  refused(
    'no hero',
    page,
    { sections: (list: object[]) => list.slice(1) },
    'sections',
    'Add a hero',
  ),
  refused('no sections', page, { sections: [] }, 'sections', 'Add a hero'),
  refused('two heroes', page, { sections: repeatFirst() }, 'sections[7]', 'A page has one hero.'),
  refused(
    'more sections than a page shows',
    page,
    {
      sections: ([first, second]: object[]) => [
        first,
        ...Array.from({ length: 40 }, (_, at) => ({ ...second, _key: `copy-${at}` })),
      ],
    },
    'sections',
    'A page shows its first 40 sections only.',
  ),
  warned(
    'a hero that does not open the page',
    page,
    { sections: (list: object[]) => [...list.slice(1), list[0]] },
    'sections[6]',
    'A hero opens a page',
  ),
  refused(
    'a hero on the page of a report',
    'page-resources-geography-report',
    { sections: before({ _type: 'hero', _key: 'hero', title: 'Mine' }) },
    'sections[0]',
    'A report opens this page with its own head',
  ),
  refused(
    'a hero without a title',
    page,
    { 'sections[0].title': '' },
    'sections[0].title',
    'Give this section a title.',
  ),
  refused(
    'steps without a step',
    page,
    { 'sections[2].steps': [] },
    'sections[2].steps',
    'Add at least one step.',
  ),
  refused(
    'questions without a question',
    'product-reactor',
    { 'sections[8].questions': [] },
    'sections[8].questions',
    'Add at least one question.',
  ),
  refused(
    'a question without an answer',
    'product-reactor',
    { 'sections[8].questions[0].answer': [] },
    'sections[8].questions[0].answer',
    'Answer the question.',
  ),
  refused(
    'plans without a plan',
    'product-screening',
    { 'sections[7].plans': [] },
    'sections[7].plans',
    'Add at least one plan.',
  ),
  refused(
    'a point twice',
    'product-reactor',
    { 'sections[1].rows[0].points': ['One', 'One'] },
    'sections[1].rows[0].points[1]',
    'One of these points appears twice.',
  ),
  refused(
    'a row with a cell too few',
    page,
    { 'sections[5].rows[0].cells': ['One'] },
    'sections[5].rows[0]',
    'This row has 1 cells',
  ),
  refused(
    'an image without alternative text',
    article,
    portrait(''),
    'image.alt',
    'Describe what the image shows',
  ),
  refused(
    'the alternative text “image”',
    article,
    portrait('image'),
    'image.alt',
    '“image” does not say what the image shows',
  ),
  refused(
    'a file name as alternative text',
    article,
    portrait('IMG_2041.JPG'),
    'image.alt',
    'This looks like a file name',
  ),
  warned(
    'a tiny image',
    article,
    { image: image(200, 120, 'A lit graph') },
    'image.asset',
    '200 px wide and looks blurred',
  ),
  warned(
    'a small image for shared links',
    article,
    { 'seo.image': image(600, 300, 'A lit graph') },
    'seo.image.asset',
    'Social networks need',
  ),
  refused(
    'a ground that the site does not have, on which text may not show',
    'product-screening',
    { 'sections[3].tone': 'pink' },
    'sections[3].tone',
    'Choose the ground.',
  ),
  refused(
    'a chart with a figure twice',
    'product-screening',
    { 'sections[3].points': repeatFirst({ value: 1 }) },
    'sections[3].points',
    'appears twice',
  ),
  warned(
    'parts that do not make a whole',
    'product-screening',
    {
      'sections[3].kind': 'share',
      'sections[3].unit': '%',
      'sections[3].points': [point('a', 40), point('b', 20)],
    },
    'sections[3].points',
    'add up to 60 %',
  ),
  refused(
    'a price and a label',
    'product-screening',
    {
      'sections[7].plans[0].price': { _type: 'price', amount: 5, currency: 'USD', label: 'Custom' },
    },
    'sections[7].plans[0].price',
    'not both',
  ),
  warned(
    'a price in its label',
    'product-screening',
    { 'sections[7].plans[0].price': { _type: 'price', currency: 'USD', label: '$ 99' } },
    'sections[7].plans[0].price',
    'Enter the number under “Amount”',
  ),
  warned(
    'plans in two currencies',
    'product-screening',
    { 'sections[7].plans[0].price': { _type: 'price', amount: 5, currency: 'EUR' } },
    'sections[7].plans',
    'use one currency',
  ),
  refused(
    'a price below zero',
    'product-screening',
    { 'sections[7].plans[0].price.amount': -1, 'sections[7].plans[0].price.label': undefined },
    'sections[7].plans[0].price.amount',
    'cannot be below zero',
  ),
]

function point(label: string, value: number) {
  return { _type: 'chartPoint', _key: label, label, value }
}
