import type { ComponentType } from 'react'
import { LedgerHero } from '@/sections/hero/ledger-hero'
import { PictureHero } from '@/sections/hero/picture-hero'
import { PlainHero } from '@/sections/hero/plain-hero'
import type { HeroLook, HeroViewProps } from '@/sections/hero/to-hero'

const looks: Record<HeroLook, ComponentType<HeroViewProps>> = {
  picture: PictureHero,
  plain: PlainHero,
  ledger: LedgerHero,
}

/** The head of a page in one of three looks. */
export function Hero(props: HeroViewProps) {
  const Look = looks[props.look]
  return <Look {...props} />
}
