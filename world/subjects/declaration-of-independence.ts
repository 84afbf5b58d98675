import { subject } from '../subject.ts';

export default subject({
  id: 'declaration-of-independence',
  kind: 'book',
  region: 'americas',
  names: [
    '美国独立宣言',
    'Declaration of Independence',
    'Déclaration d’indépendance des États-Unis',
    'Declaración de Independencia',
    'アメリカ独立宣言',
  ],
  otherNames: [
    ['独立宣言'],
    ['The unanimous Declaration'],
    ['Déclaration unanime des treize États unis'],
    ['Declaración de Independencia de los Estados Unidos'],
    ['独立宣言'],
  ],
  times: [{ role: 'made', span: ['1776-06-11', '1776-07-04'], source: ['maier-scripture'] }],
  place: { at: [39.9489, -75.15], name: ['费城', 'Philadelphia', 'Philadelphie', 'Filadelfia', 'フィラデルフィア'] },
  summary: [
    '1776年7月4日大陆会议在费城通过的文件，宣告十三个殖民地脱离英国。初稿由托马斯·杰斐逊执笔，会议删改约四分之一，包括谴责奴隶贸易的一段。序言称人人生而平等，享有生命、自由和追求幸福的权利，政府的权力来自被治理者的同意；其下历数国王乔治三世的罪状。签署的羊皮纸原件今藏华盛顿。',
    'The paper by which Congress, at Philadelphia on 4 July 1776, took thirteen colonies out of the British Empire. Thomas Jefferson wrote the draft; Congress cut about a quarter, with a passage against the slave trade. Its preamble holds that all men are created equal, with rights to life, liberty and the pursuit of happiness, and that governments rest on consent; a list of charges against George III follows.',
    'Texte par lequel le Congrès, à Philadelphie, le 4 juillet 1776, fit sortir treize colonies de l’Empire britannique. Thomas Jefferson rédige le projet ; le Congrès en retranche un quart, dont un passage contre la traite. Le préambule pose que tous les hommes sont créés égaux, avec droit à la vie, à la liberté et à la recherche du bonheur, et que tout gouvernement repose sur le consentement ; suivent les griefs contre George III.',
    'Texto con el que el Congreso, en Filadelfia, el 4 de julio de 1776, sacó a trece colonias del Imperio británico. Thomas Jefferson redactó el proyecto; el Congreso suprimió una cuarta parte, con un pasaje contra la trata. El preámbulo afirma que todos los hombres son creados iguales, con derecho a la vida, la libertad y la búsqueda de la felicidad, y que el gobierno se funda en el consentimiento; siguen los cargos contra Jorge III.',
    '1776年7月4日、フィラデルフィアの大陸会議が採択し、十三植民地の英帝国からの離脱を宣した文書。トマス・ジェファソンが起草し、会議は奴隷貿易を非難する一節を含め約四分の一を削った。前文は、すべての人は平等に造られ、生命、自由、幸福追求の権利をもち、政府の権力は被治者の同意に基づくと述べ、続いてジョージ三世の非を列挙する。',
  ],
  events: [
    {
      when: '1776-07-04',
      title: [
        '大陆会议在费城通过宣言',
        'Congress adopts the text at Philadelphia',
        'Le Congrès adopte le texte à Philadelphie',
        'El Congreso aprueba el texto en Filadelfia',
        'フィラデルフィアの大陸会議が採択する',
      ],
      at: 'philadelphia',
      weight: 3,
      with: ['united-states'],
      source: ['us-declaration'],
    },
    {
      when: '1776-08-02',
      title: [
        '代表们开始在羊皮纸上签名',
        'Delegates begin to sign the parchment',
        'Les délégués commencent à signer le parchemin',
        'Los delegados empiezan a firmar el pergamino',
        '代議員が羊皮紙への署名を始める',
      ],
      at: 'philadelphia',
      weight: 2,
      source: ['maier-scripture'],
    },
  ],
  relations: [
    {
      word: 'inspired',
      to: 'french-revolution',
      when: '1789',
      note: [
        '拉法耶特起草人权宣言草案时，曾与杰斐逊商讨',
        'Lafayette drafted his declaration of rights in consultation with Jefferson',
        'La Fayette rédigea son projet de déclaration des droits en consultant Jefferson',
        'La Fayette redactó su proyecto de declaración de derechos consultando a Jefferson',
        'ラファイエットはジェファソンに相談しながら権利宣言案を起草した',
      ],
      source: ['doyle-revolution'],
    },
    { word: 'aimed-at', to: 'british-empire', when: '1776-07-04', source: ['us-declaration'] },
  ],
  same: { wikidata: 'Q127912' },
});
