import type { SectionOf, SectionType } from '@/sections/heading'

export type Example<Type extends SectionType> = { name: string; section: SectionOf<Type> }
