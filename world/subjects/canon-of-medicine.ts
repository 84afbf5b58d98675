import { subject } from '../subject.ts';

export default subject({
  id: 'canon-of-medicine',
  kind: 'book',
  region: 'near-east',
  names: ['医典', 'Canon of Medicine', 'Canon de la médecine', 'Canon de medicina', '医学典範'],
  otherNames: [['医学典范'], ['al-Qanun fi’l-tibb', 'Canon of Avicenna'], ['Qanûn', 'Canon d’Avicenne'], ['Qanun', 'Canon de Avicena'], ['カノン', '医学規範']],
  times: [{ role: 'made', span: ['1013~', '1025~'], source: ['ibn-sina-life'] }],
  place: { at: [34.7992, 48.5146], name: ['哈马丹', 'Hamadan', 'Hamadan', 'Hamadán', 'ハマダーン'] },
  summary: [
    '伊本·西那以阿拉伯语编成的医学百科，动笔于古尔甘，前后历十余年而成。全书五卷，依次论总则、单味药物、各部位疾病、全身疾病和复方，把盖伦与亚里士多德的学说，连同阿拉伯医家的经验，纳入一个逻辑严整的体系。十二世纪译成拉丁文后，它在欧洲大学讲授到十七世纪，在伊朗和印度使用得更久。',
    'A medical encyclopedia in Arabic by Ibn Sina, begun at Gurgan about 1013 and finished over a decade later. Its five books treat general principles, simple drugs, diseases from head to foot, diseases of the whole body and compound remedies, setting Galen, Aristotle and the experience of Arab physicians in one logical order. Translated into Latin in the twelfth century, it was taught in European universities into the seventeenth.',
    'Encyclopédie médicale arabe d’Ibn Sina, commencée à Gurgan vers 1013 et achevée plus de dix ans après. Ses cinq livres traitent des principes, des remèdes simples, des maladies de la tête aux pieds, de celles du corps entier et des remèdes composés, en réunissant Galien, Aristote et l’expérience des médecins arabes dans un ordre logique. Traduite en latin au XIIe siècle, elle est enseignée en Europe jusqu’au XVIIe.',
    'Enciclopedia médica en árabe de Ibn Sina, comenzada en Gurgán hacia 1013 y terminada más de diez años después. Sus cinco libros tratan de los principios, los remedios simples, las enfermedades de la cabeza a los pies, las de todo el cuerpo y los remedios compuestos, y reúnen a Galeno, Aristóteles y la experiencia de los médicos árabes en un orden lógico. Traducida al latín en el siglo XII, se enseñó en Europa hasta el XVII.',
    'イブン・スィーナーがアラビア語で著した医学百科。1013年ごろグルガーンで書き始め、十年余りをかけて完成した。全五巻で、総論、単純薬、部位ごとの病、全身の病、複合薬を順に扱い、ガレノスやアリストテレスの説とアラブ医師の経験を論理的な体系にまとめた。十二世紀にラテン語に訳され、欧州の大学では十七世紀まで、イランやインドではさらに長く学ばれた。',
  ],
  events: [
    { when: '1025~', title: ['五卷全部完成', 'The five books are complete', 'Les cinq livres sont achevés', 'Quedan completos los cinco libros', '全五巻が完成する'], weight: 2, with: ['ibn-sina'], source: ['ibn-sina-life'] },
    { when: '1180~', title: ['克雷莫纳的杰拉德在托莱多译成拉丁文', 'Gerard of Cremona translates it into Latin at Toledo', 'Gérard de Crémone le traduit en latin à Tolède', 'Gerardo de Cremona lo traduce al latín en Toledo', 'クレモナのゲラルドがトレドでラテン語に訳す'], at: 'toledo', weight: 3, source: ['siraisi-avicenna'] },
    { when: '1242~', title: ['伊本·纳菲斯注《医典》，首次描述肺循环', 'Ibn al-Nafis, commenting on it, describes the passage of blood through the lungs', 'Ibn al-Nafis, en le commentant, décrit le passage du sang par les poumons', 'Ibn al-Nafis, al comentarlo, describe el paso de la sangre por los pulmones', 'イブン・ナフィースが注釈のなかで肺循環を記す'], weight: 2, source: ['encyclopaedia-of-islam', 'Ibn al-Nafis'] },
    { when: '1593', title: ['阿拉伯文原本在罗马印行', 'The Arabic text is printed in Rome', 'Le texte arabe est imprimé à Rome', 'Se imprime en Roma el texto árabe', 'アラビア語原文がローマで印刷される'], at: 'rome', weight: 1, source: ['siraisi-avicenna'] },
  ],
  relations: [
    { word: 'made-under', to: 'abbasid-caliphate', note: ['当时伊朗西部由白益诸王统治，哈里发只是名义上的共主', 'Western Iran was then held by Buyid princes, who ruled in the caliph’s name alone', 'L’Iran occidental était alors aux princes bouyides, qui ne reconnaissaient au calife qu’un nom', 'El oeste de Irán estaba entonces en manos de príncipes buyíes, sujetos al califa solo de nombre', '当時の西イランはブワイフ朝の支配下で、カリフは名目の主にすぎなかった'], source: ['cambridge-iran', 'vol. 4'] },
    { word: 'tells-of', to: 'aristotle', note: ['论心脏时，它在亚里士多德与盖伦之间权衡，认为医生从盖伦即可', 'On the rule of the heart it weighs Aristotle against Galen and lets the physician follow Galen', 'Sur la primauté du cœur, il pèse Aristote contre Galien et permet au médecin de suivre Galien', 'Sobre la primacía del corazón, sopesa a Aristóteles y Galeno y deja al médico seguir a Galeno', '心臓の優位をめぐりアリストテレスとガレノスを比べ、医師はガレノスに従えばよいとする'], source: ['qanun', 'book 1'] },
    { word: 'influenced', to: 'ibn-rushd', source: ['ibn-abi-usaybia'] },
    { word: 'influenced', to: 'mughal-empire', note: ['阿克巴的御医阿里·吉拉尼为全书作了注释', 'Akbar’s physician ‘Ali Gilani wrote a commentary on the whole work', '‘Ali Gilani, médecin d’Akbar, commenta l’ouvrage entier', 'Ali Gilani, médico de Akbar, comentó la obra entera', 'アクバルの侍医アリー・ギーラーニーが全巻に注釈を付けた'], source: ['encyclopaedia-iranica'] },
  ],
});
