import {
  chooseByGender,
  chooseByAge,
  fromParent,
  isDirect,
  toParent,
  type KinWords,
  type LineShape,
} from './line-shape.ts';

const generationsUp = ['', '', '祖', '曾祖', '高祖'];
const generationsDown = ['', '', '孫', '曾孫', '玄孫', '来孫', '昆孫', '仍孫', '雲孫'];

/** Japanese distinguishes elder and younger, also for siblings of parents: 伯父 is older than the parent, 叔父 younger. */
export const jp: KinWords = {
  byAdoption: '（養子縁組による）',
  spouse: (gender) => chooseByGender(gender, '夫', '妻', '配偶者'),
  partners: {
    lover: '愛人',
    partner: '伴侶',
    consort: '妃',
    'consort.man': '主君',
    concubine: '側室',
    'concubine.man': '主君',
  },
  bloodRelative,

  relativeOfSpouse(spouse, line) {
    const { up, down, gender, isOlder } = line;
    if (up.length === 1 && !down.length) return chooseByGender(gender, '義父', '義母', '義理の親');
    if (!up.length && down.length === 1) return chooseByGender(gender, '継息子', '継娘', '継子');
    if (up.length === 1 && down.length === 1) return inLaw(gender, isOlder);
    return `${chooseByGender(spouse, '夫の', '妻の', '配偶者の')}${bloodRelative(line)}`;
  },

  spouseOfRelative(line, spouse) {
    const { up, down, gender, isOlder } = line,
      shape = `${up.length}${down.length}`;
    if (shape === '10') return chooseByGender(spouse, '継父', '継母', '継親');
    if (shape === '01' && gender) return gender === 'male' ? '嫁（息子の妻）' : '婿（娘の夫）';
    if (shape === '11') return inLaw(spouse, isOlder);
    if (shape === '21' && spouse)
      return `義理の${chooseByGender(spouse, chooseByAge(isOlder, '伯父', '叔父', 'おじ'), chooseByAge(isOlder, '伯母', '叔母', 'おば'), '')}`;
    if (shape === '12' && spouse) return `義理の${chooseByGender(spouse, '甥', '姪', '')}`;
    return `${bloodRelative(line)}の${jp.spouse(spouse)}`;
  },

  spouseOfRelativeOfSpouse: (first, line, last) =>
    line.up.length === 1 && line.down.length === 1
      ? `${chooseByGender(first, '夫の', '妻の', '配偶者の')}${bloodRelative(line)}の${jp.spouse(last)}`
      : `${chooseByGender(first, '夫の', '妻の', '配偶者の')}${jp.spouseOfRelative(line, last)}`,
};

/** Siblings-in-law are elder or younger like the person they are related through. */
const inLaw = (gender: LineShape['gender'], isOlder: boolean | null) =>
  chooseByGender(
    gender,
    chooseByAge(isOlder, '義兄', '義弟', '義兄弟'),
    chooseByAge(isOlder, '義姉', '義妹', '義姉妹'),
    '義理のきょうだい',
  );

function bloodRelative(line: LineShape): string {
  const { up, down, gender, isOlder, adopted } = line;
  if (adopted && isDirect(line))
    return up.length ? chooseByGender(gender, '養父', '養母', '養親') : chooseByGender(gender, '養子', '養女', '養子');
  if (!down.length) return side(up) + ancestor(up);
  if (!up.length) return descendant(down);
  if (up.length === 1 && down.length === 1) return sibling(line);
  if (up.length === 1 && down.length === 2) return chooseByGender(gender, '甥', '姪', '甥または姪');
  if (up.length === 1 && down.length === 3) return chooseByGender(gender, '又甥', '又姪', '又甥または又姪');
  if (down.length === 1 && up.length <= 4) {
    const before = { 2: '', 3: '大', 4: '曾祖' }[up.length]!;
    return (
      side(up) +
      chooseByGender(
        gender,
        chooseByAge(isOlder, `${before}伯父`, `${before}叔父`, `${before}おじ`),
        chooseByAge(isOlder, `${before}伯母`, `${before}叔母`, `${before}おば`),
        `${before}おじまたは${before}おば`,
      )
    );
  }
  if (up.length === down.length && up.length <= 4) {
    const before = { 2: '従', 3: '再従', 4: '三従' }[up.length]!;
    return (
      (up.length === 2 ? side(up) : '') +
      chooseByGender(
        gender,
        before + chooseByAge(isOlder, '兄', '弟', '兄弟'),
        before + chooseByAge(isOlder, '姉', '妹', '姉妹'),
        { 2: 'いとこ', 3: 'はとこ', 4: 'みいとこ' }[up.length]!,
      )
    );
  }
  if (up.length === 3 && down.length === 2)
    return chooseByGender(
      gender,
      chooseByAge(isOlder, '従伯父', '従叔父', 'いとこおじ'),
      chooseByAge(isOlder, '従伯母', '従叔母', 'いとこおば'),
      '親のいとこ',
    );
  if (up.length === 2 && down.length === 3) return chooseByGender(gender, '従甥', '従姪', 'いとこの子');
  return up.length > down.length
    ? `${chooseByGender(up[0]!, '父の', '母の', '親の')}${bloodRelative(fromParent(line))}`
    : `${bloodRelative(toParent(line))}の${chooseByGender(gender, '息子', '娘', '子')}`;
}

const side = (up: LineShape['up']) => (up.length > 1 ? chooseByGender(up[0]!, '父方の', '母方の', '') : '');

function ancestor(up: LineShape['up']): string {
  const gender = up.at(-1) ?? null;
  if (up.length === 1) return chooseByGender(gender, '父', '母', '親');
  return up.length < generationsUp.length
    ? `${generationsUp[up.length]}${chooseByGender(gender, '父', '母', '父母')}`
    : `${up.length}代前の先祖`;
}

function descendant(down: LineShape['down']): string {
  const gender = down.at(-1) ?? null;
  if (down.length === 1) return chooseByGender(gender, '息子', '娘', '子');
  if (down.length >= generationsDown.length) return `${down.length}代後の子孫`;
  return `${generationsDown[down.length]}${gender === 'female' ? '娘' : ''}`;
}

function sibling({ gender, isOlder, shares }: LineShape): string {
  const half = { both: '', father: '異母', mother: '異父', one: '半血の' }[shares];
  return (
    half +
    chooseByGender(
      gender,
      chooseByAge(isOlder, '兄', '弟', '兄弟'),
      chooseByAge(isOlder, '姉', '妹', '姉妹'),
      chooseByAge(isOlder, '年上のきょうだい', '年下のきょうだい', 'きょうだい'),
    )
  );
}
