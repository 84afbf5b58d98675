import {
  chooseByGender,
  chooseByAge,
  fromParent,
  isAgnatic,
  isDirect,
  toParent,
  type KinWords,
  type LineShape,
} from './line-shape.ts';

const generationsUp = ['', '', '', '曾', '高', '天', '烈', '太', '远', '鼻'];
const generationsDown = ['', '', '', '曾', '玄', '来', '晜', '仍', '云', '耳'];

/** Chinese distinguishes paternal and maternal, elder and younger, and kin through men only (堂) from others (表). */
export const zh: KinWords = {
  byAdoption: '（收养）',
  spouse: (gender) => chooseByGender(gender, '丈夫', '妻子', '配偶'),
  partners: {
    lover: '情人',
    partner: '伴侣',
    consort: '妃嫔',
    'consort.man': '夫主',
    concubine: '侧室',
    'concubine.man': '夫主',
  },
  bloodRelative,

  relativeOfSpouse(spouse, line) {
    const { up, down, gender, isOlder } = line;
    const of = chooseByGender(spouse, '丈夫的', '妻子的', '配偶的');
    if (down.length === 0 && up.length === 1 && spouse)
      return spouse === 'male'
        ? chooseByGender(gender, '公公', '婆婆', '公婆')
        : chooseByGender(gender, '岳父', '岳母', '岳父母');
    if (up.length === 0 && down.length === 1) return chooseByGender(gender, '继子', '继女', '继子女');
    if (up.length === 1 && down.length === 1 && spouse && gender && isOlder !== null) {
      const age = isOlder ? '大' : '小';
      return spouse === 'male'
        ? chooseByGender(gender, isOlder ? '大伯子' : '小叔子', `${age}姑子`, '')
        : chooseByGender(gender, `${age}舅子`, `${age}姨子`, '');
    }
    return of + bloodRelative(line);
  },

  spouseOfRelative(line, spouse) {
    const { up, down, gender, isOlder } = line,
      shape = `${up.length}${down.length}`;
    const wife = gender === 'male' && spouse !== 'male',
      husband = gender === 'female' && spouse !== 'female';
    if (shape === '10') return chooseByGender(spouse, '继父', '继母', '继父母');
    if (shape === '01') return wife ? '儿媳' : husband ? '女婿' : `${bloodRelative(line)}的配偶`;
    if (shape === '02' && wife) return `${bloodRelative(line).replace('子', '')}媳妇`;
    if (shape === '02' && husband) return `${bloodRelative(line).replace('女', '')}女婿`;
    if (shape === '11' && isOlder !== null) {
      if (wife) return isOlder ? '嫂子' : '弟媳';
      if (husband) return isOlder ? '姐夫' : '妹夫';
    }
    if (shape === '12' && line.down[0]) {
      const root = line.down[0] === 'male' ? '侄' : '外甥';
      if (wife) return `${root}媳妇`;
      if (husband) return `${root}女婿`;
    }
    if (shape === '21' && line.up[0]) {
      if (wife && line.up[0] === 'female') return '舅母';
      if (wife && isOlder !== null) return isOlder ? '伯母' : '婶母';
      if (husband) return line.up[0] === 'male' ? '姑父' : '姨父';
    }
    if (shape === '22' && isOlder !== null) {
      const side = isCousinByMen(line) ? '堂' : '表';
      if (wife) return isOlder ? `${side}嫂` : `${side}弟媳`;
      if (husband) return isOlder ? `${side}姐夫` : `${side}妹夫`;
    }
    return `${bloodRelative(line)}的${zh.spouse(spouse)}`;
  },

  spouseOfRelativeOfSpouse(first, line, last) {
    const isSibling = line.up.length === 1 && line.down.length === 1;
    if (isSibling && first === 'female' && line.gender === 'female' && last === 'male') return '连襟';
    if (isSibling && first === 'male' && line.gender === 'male' && last === 'female') return '妯娌';
    return `${chooseByGender(first, '丈夫的', '妻子的', '配偶的')}${zh.spouseOfRelative(line, last)}`;
  },
};

/** 堂 for cousins whose fathers are brothers. */
const isCousinByMen = ({ up, down }: LineShape) => up[0] === 'male' && down[0] === 'male';
const half = ({ shares }: LineShape) =>
  ({ both: '', father: '同父异母的', mother: '同母异父的', one: '异父或异母的' })[shares];

function bloodRelative(line: LineShape): string {
  const { up, down, gender, adopted } = line;
  if (adopted && isDirect(line))
    return up.length
      ? chooseByGender(gender, '养父', '养母', '养父母')
      : chooseByGender(gender, '养子', '养女', '养子女');
  if (!down.length) return ancestor(up);
  if (!up.length) return descendant(down);
  if (up.length === 1) return down.length === 1 ? sibling(line) : nephew(line);
  if (down.length === 1) return uncle(line);
  return cousin(line);
}

function ancestor(up: LineShape['up']): string {
  const gender = up.at(-1) ?? null,
    steps = up.length;
  if (steps === 1) return chooseByGender(gender, '父亲', '母亲', '父母');
  const word = chooseByGender(gender, '祖父', '祖母', '祖父母');
  const within = up.slice(1, -1);
  if (steps >= generationsUp.length) return `${steps}世祖${chooseByGender(gender, '', '妣', '')}`;
  if (within.every((parentGender) => parentGender !== 'female'))
    return `${up[0] === 'female' ? '外' : ''}${generationsUp[steps]}${word}`;
  if (steps === 3) return `${up[0] === 'female' ? '外' : ''}曾外${word}`;
  return `${ancestor(up.slice(0, 1))}的${ancestor(up.slice(1))}`;
}

function descendant(down: LineShape['down']): string {
  const gender = down.at(-1) ?? null,
    steps = down.length;
  if (steps === 1) return chooseByGender(gender, '儿子', '女儿', '子女');
  if (steps >= generationsDown.length) return `${steps}世孙${chooseByGender(gender, '', '女', '')}`;
  const outside = down.slice(0, -1).includes('female') ? '外' : '';
  return `${outside}${generationsDown[steps]}${chooseByGender(gender, steps === 2 ? '孙子' : '孙', '孙女', '孙辈')}`;
}

function sibling(line: LineShape): string {
  const { gender, isOlder } = line;
  return (
    half(line) +
    chooseByGender(
      gender,
      chooseByAge(isOlder, '哥哥', '弟弟', '兄弟'),
      chooseByAge(isOlder, '姐姐', '妹妹', '姐妹'),
      chooseByAge(isOlder, '兄姐', '弟妹', '兄弟姐妹'),
    )
  );
}

function nephew(line: LineShape): string {
  const { down, gender } = line,
    [first, second] = down;
  if (down.length === 2 && first)
    return first === 'male'
      ? chooseByGender(gender, '侄子', '侄女', '侄辈')
      : chooseByGender(gender, '外甥', '外甥女', '外甥辈');
  if (down.length === 3 && first && second) {
    const root = first === 'male' ? '侄' : '外甥';
    return `${root}${second === 'female' ? '外' : ''}孙${chooseByGender(gender, '', '女', '辈')}`;
  }
  const siblingTerm = sibling({ ...line, down: down.slice(0, 1), gender: first ?? null });
  return `${siblingTerm}的${descendant(down.slice(1))}`;
}

function uncle(line: LineShape): string {
  const { up, gender, isOlder } = line,
    [first, second] = up;
  const brother = chooseByAge(isOlder, '伯', '叔', '伯叔');
  if (up.length === 2 && first && gender)
    return first === 'male'
      ? chooseByGender(gender, `${brother}父`, '姑母', '')
      : chooseByGender(gender, '舅父', '姨母', '');
  if (up.length === 3 && first && second && gender) {
    const ofMan = second === 'male';
    const root = gender === 'male' ? (ofMan ? brother : '舅') : ofMan ? '姑' : '姨';
    return `${root}${first === 'male' ? '' : '外'}祖${chooseByGender(gender, '父', '母', '')}`;
  }
  if (up.length === 4 && isAgnatic(line) && gender) return gender === 'male' ? `曾${brother}祖父` : '曾姑祖母';
  return `${ancestor(up.slice(0, -1))}的${sibling({ ...line, up: up.slice(-1) })}`;
}

function cousin(line: LineShape): string {
  const { up, down, gender, isOlder } = line,
    byMen = isAgnatic(line);
  const self = chooseByGender(
    gender,
    chooseByAge(isOlder, '兄', '弟', '兄弟'),
    chooseByAge(isOlder, '姐', '妹', '姐妹'),
    '兄弟姐妹',
  );
  if (up.length === 2 && down.length === 2) return `${isCousinByMen(line) ? '堂' : '表'}${self}`;
  if (up.length === down.length && up.length <= 4)
    return `${byMen ? { 3: '再从', 4: '三从' }[up.length] : { 3: '从表', 4: '再从表' }[up.length]}${self}`;
  if (up.length === 3 && down.length === 2 && up[0] && gender) {
    const side = up[1] === 'male' && down[0] === 'male' ? '堂' : '表';
    return up[0] === 'male'
      ? `${side}${chooseByGender(gender, `${chooseByAge(isOlder, '伯', '叔', '伯叔')}父`, '姑母', '')}`
      : `${side}${chooseByGender(gender, '舅父', '姨母', '')}`;
  }
  if (up.length === 2 && down.length === 3 && down[1]) {
    const side = isCousinByMen(line) ? '堂' : '表';
    return `${side}${down[1] === 'male' ? chooseByGender(gender, '侄', '侄女', '侄辈') : chooseByGender(gender, '外甥', '外甥女', '外甥辈')}`;
  }
  return up.length >= down.length
    ? `${ancestor(up.slice(0, 1))}的${bloodRelative(fromParent(line))}`
    : `${bloodRelative(toParent(line))}的${descendant(down.slice(-1))}`;
}
