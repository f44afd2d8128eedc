import { Fragment, type ReactNode } from 'react'
import { CallToAction } from '@/sections/call-to-action/call-to-action'
import { toCallToAction } from '@/sections/call-to-action/to-call-to-action'
import { CardGrid } from '@/sections/card-grid/card-grid'
import { toCardGrid } from '@/sections/card-grid/to-card-grid'
import { Faq } from '@/sections/faq/faq'
import { toFaq } from '@/sections/faq/to-faq'
import { FeatureRows } from '@/sections/feature-rows/feature-rows'
import { toFeatureRows } from '@/sections/feature-rows/to-feature-rows'
import { Hero } from '@/sections/hero/hero'
import { toHero } from '@/sections/hero/to-hero'
import { ProductCards } from '@/sections/product-cards/product-cards'
import { toProductCards } from '@/sections/product-cards/to-product-cards'
import type { RawSection, RawSectionOf } from '@/sections/raw-section'
import { RichTextSection } from '@/sections/rich-text/rich-text-section'
import { toRichText } from '@/sections/rich-text/to-rich-text'
import { StatBand } from '@/sections/stat-band/stat-band'
import { toStatBand } from '@/sections/stat-band/to-stat-band'
import { Steps } from '@/sections/steps/steps'
import { toSteps } from '@/sections/steps/to-steps'
import { Testimonials } from '@/sections/testimonials/testimonials'
import { toTestimonials } from '@/sections/testimonials/to-testimonials'

type Drawings = { [Type in RawSection['_type']]: (raw: RawSectionOf<Type>) => ReactNode }

/** Every section type and how it is drawn: a type that is missing here does not compile. */
const drawings: Drawings = {
  hero: (raw) => <Hero {...toHero(raw)} />,
  productCards: (raw) => <ProductCards {...toProductCards(raw)} />,
  cardGrid: (raw) => <CardGrid {...toCardGrid(raw)} />,
  statBand: (raw) => <StatBand {...toStatBand(raw)} />,
  steps: (raw) => <Steps {...toSteps(raw)} />,
  featureRows: (raw) => <FeatureRows {...toFeatureRows(raw)} />,
  testimonials: (raw) => <Testimonials {...toTestimonials(raw)} />,
  faq: (raw) => <Faq {...toFaq(raw)} />,
  richText: (raw) => <RichTextSection {...toRichText(raw)} />,
  callToAction: (raw) => <CallToAction {...toCallToAction(raw)} />,
}

function draw<Type extends RawSection['_type']>(raw: RawSectionOf<Type> & { _type: Type }) {
  return drawings[raw._type](raw)
}

type SectionListProps = {
  sections: readonly RawSection[]
  /** Shown after the first section, as a product's own image is. */
  afterFirst?: ReactNode
}

/** A page's sections, one under another. */
export function SectionList({ sections, afterFirst }: SectionListProps) {
  return sections.map((section, index) => (
    <Fragment key={section._key}>
      {draw(section)}
      {index === 0 && afterFirst}
    </Fragment>
  ))
}
