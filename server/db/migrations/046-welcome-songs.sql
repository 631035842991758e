-- What a new member is greeted with says that songs are sung, and where they and talking faces are made.
UPDATE broadcasts SET
  content = replace(replace(content,
    'its voices are clear but not human, and its music has no singing.',
    'and it speaks and sings with a clear voice that sounds like a machine''s.'),
    '<li>Tasks has everything',
    '<li><a href="#/music">Music</a>: describe a song, or write its lyrics.</li>
<li><a href="#/lipsync">Lip sync</a>: let a face speak your words.</li>
<li>Tasks has everything'),
  content_zh = replace(replace(content_zh,
    '配音清晰但不像真人，配乐没有人声。',
    '说话和唱歌的声音清晰，但听得出是机器。'),
    '<li>“任务”列出',
    '<li><a href="#/music">音乐</a>：描述一首歌，或自己写歌词。</li>
<li><a href="#/lipsync">对口型</a>：让一张脸说出你写的话。</li>
<li>“任务”列出')
WHERE greets;
