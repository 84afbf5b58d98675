import { chinaEarly } from './china-early.ts';
import { chinaLater } from './china-later.ts';
import { journeys } from './journeys.ts';
import { japanIndia } from './japan-india.ts';
import { nearEast } from './near-east.ts';
import { egyptAfrica } from './egypt-africa.ts';
import { greece } from './greece.ts';
import { rome } from './rome.ts';
import { islamEurope } from './islam-europe.ts';
import { americasRenaissance } from './americas-renaissance.ts';
import { scripturesAndEpics } from './scriptures-and-epics.ts';
import { reformationAndScience } from './reformation-and-science.ts';
import { earlyModern } from './early-modern.ts';
import { revolutions } from './revolutions.ts';
import { scienceAndCities } from './science-and-cities.ts';
import { twentiethCentury } from './twentieth-century.ts';
import { antiquity } from './antiquity.ts';
import { asia } from './asia.ts';
import { africaAndThePacific } from './africa-and-the-pacific.ts';
import { gaps } from './gaps.ts';

/** Places where something happened that are no subjects themselves. */
export const places = {
  ...chinaEarly,
  ...chinaLater,
  ...journeys,
  ...japanIndia,
  ...nearEast,
  ...egyptAfrica,
  ...greece,
  ...rome,
  ...islamEurope,
  ...americasRenaissance,
  ...scripturesAndEpics,
  ...reformationAndScience,
  ...earlyModern,
  ...revolutions,
  ...scienceAndCities,
  ...twentiethCentury,
  ...antiquity,
  ...asia,
  ...africaAndThePacific,
  ...gaps,
};
