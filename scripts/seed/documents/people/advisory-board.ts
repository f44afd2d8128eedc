import { team } from '../../builders/person.ts'
import {
  faridWolanski,
  garethOyelaran,
  kwabenaLindqvist,
  nomvulaEtxeberria,
  ruthAshworth,
  sooAhBergmann,
} from '../../images/portraits/advisors.ts'
import { seedPortrait } from '../../images/seed-image.ts'

/** Invented people. */
export const advisoryBoard = team('advisory', 40, [
  {
    name: 'Dame Ruth Ashworth',
    portrait: seedPortrait(ruthAshworth, 'Dame Ruth Ashworth'),
    role: 'Former judge, commercial fraud',
    specialty: 'Reviews our expert reports the way a court would.',
  },
  {
    name: 'Dr. Kwabena Lindqvist',
    portrait: seedPortrait(kwabenaLindqvist, 'Dr. Kwabena Lindqvist'),
    role: 'Professor of cryptography',
    specialty: 'Publishes on the limits of clustering heuristics, ours included.',
  },
  {
    name: 'Soo-ah Bergmann',
    portrait: seedPortrait(sooAhBergmann, 'Soo-ah Bergmann'),
    role: 'Former deputy director of a financial intelligence unit',
    specialty: 'Knows which reports an FIU can act on.',
  },
  {
    name: 'Farid Wolanski',
    portrait: seedPortrait(faridWolanski, 'Farid Wolanski'),
    role: 'Founded and sold a regulated exchange',
    specialty: 'Advises on exchange operations.',
  },
  {
    name: 'Nomvula Etxeberria',
    portrait: seedPortrait(nomvulaEtxeberria, 'Nomvula Etxeberria'),
    role: 'Civil liberties lawyer',
    specialty: 'Reviews our attribution policy every year and puts her objections in writing.',
  },
  {
    name: 'Gareth Oyelaran',
    portrait: seedPortrait(garethOyelaran, 'Gareth Oyelaran'),
    role: 'Former head of a bank’s sanctions desk',
    specialty: 'Tests our list coverage against past designations.',
  },
])
